import { Link, Section } from "@sughurta/ui-kit";

export const example = (
  <Section
    title="Products"
    lead="For trips, cars and home."
    action={<Link href="/boxes">All</Link>}
  >
    The content.
  </Section>
);
