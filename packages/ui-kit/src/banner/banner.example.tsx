import { Banner, ButtonLink } from "@sughurta/ui-kit";

export const example = (
  <Banner
    title="A trip, insured in five minutes"
    text="For the visa and for the doctor."
    actions={<ButtonLink href="/travel-order">Count the price</ButtonLink>}
  />
);
