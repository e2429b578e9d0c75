import { Card } from "@sughurta/ui-kit";

export const example = (
  <Card as="article" tone="sunken">
    Your policy begins tomorrow.
  </Card>
);
