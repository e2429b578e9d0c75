import { Accordion } from "@sughurta/ui-kit";

export const example = (
  <Accordion
    name="questions"
    items={[
      { key: "when", title: "When does the policy begin?", content: "At midnight after payment." },
      { key: "back", title: "Can I return it?", content: "Yes, before it begins." },
    ]}
  />
);
