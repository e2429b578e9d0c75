import { Price } from "@sughurta/ui-kit";

export const example = (
  <Price label="Price of the policy" amount="90 TJS" was="120 TJS" wasText="was" />
);
