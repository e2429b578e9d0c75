import { Card, ServerMarkup } from "@sughurta/ui-kit";

export const example = (
  <ServerMarkup contentKey="specimen">
    <Card>The policy of a trip</Card>
  </ServerMarkup>
);
