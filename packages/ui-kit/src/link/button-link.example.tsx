import { ButtonLink } from "@sughurta/ui-kit";

export const example = (
  <ButtonLink href="/travel-order" iconEnd="arrow-right">
    To the order
  </ButtonLink>
);
