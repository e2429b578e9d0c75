import { RadioGroup } from "@sughurta/ui-kit";

export const example = (
  <RadioGroup
    name="gender"
    label="Gender"
    options={[
      { value: "f", label: "Female" },
      { value: "m", label: "Male" },
    ]}
    inline
  />
);
