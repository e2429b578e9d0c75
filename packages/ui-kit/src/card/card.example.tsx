import { Card } from "@sughurta/ui-kit";

export const example = (
  <Card as="article" ground="sunken">
    Your policy begins tomorrow.
  </Card>
);
