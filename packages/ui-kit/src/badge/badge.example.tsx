import { Badge } from "@sughurta/ui-kit";

export const example = (
  <Badge tone="success" icon="check">
    Paid
  </Badge>
);
