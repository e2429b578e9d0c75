import { Breadcrumbs } from "@sughurta/ui-kit";

export const example = (
  <Breadcrumbs
    label="Path"
    crumbs={[{ label: "Home", href: "/" }, { label: "Trips", href: "/boxes" }, { label: "Ticks" }]}
  />
);
