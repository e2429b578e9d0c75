import { Select } from "@sughurta/ui-kit";

export const example = (
  <Select
    name="sum"
    label="Sum assured"
    emptyText="Choose"
    options={[
      { value: "30000", label: "30 000 EUR" },
      { value: "50000", label: "50 000 EUR" },
    ]}
  />
);
