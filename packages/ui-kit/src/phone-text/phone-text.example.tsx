import { PhoneText } from "@sughurta/ui-kit";

export const example = (
  <p>
    The code was sent to <PhoneText>(992) 92-123-4567</PhoneText>.
  </p>
);
