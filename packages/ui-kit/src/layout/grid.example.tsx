import { Card, Grid } from "@sughurta/ui-kit";

export const example = (
  <Grid min="small">
    <Card>Trips</Card>
    <Card>Cars</Card>
    <Card>Home</Card>
  </Grid>
);
