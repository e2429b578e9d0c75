import { Tabs } from "@sughurta/ui-kit";

export const example = (
  <Tabs
    label="Categories"
    tabs={[
      { href: "/boxes", label: "All", current: true },
      { href: "/boxes/home", label: "Home" },
    ]}
  />
);
