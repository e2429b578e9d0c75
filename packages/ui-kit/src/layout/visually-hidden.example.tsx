import { Icon, VisuallyHidden } from "@sughurta/ui-kit";

export const example = (
  <p>
    <Icon name="check" /> <VisuallyHidden>Paid</VisuallyHidden>
  </p>
);
