import { Card, Grid } from "@sughurta/ui-kit";

export const example = (
  <Grid min="sm">
    <Card>Trips</Card>
    <Card>Cars</Card>
    <Card>Home</Card>
  </Grid>
);
