import { MultiComboBox } from "@sughurta/ui-kit";
import { useState } from "react";

// The list stays the same between renders.
const COUNTRIES = [
  { value: "TR", label: "Türkiye" },
  { value: "AE", label: "United Arab Emirates" },
];

export function Example() {
  const [countries, setCountries] = useState<readonly string[]>([]);
  return (
    <MultiComboBox
      name="country"
      label="Where are you going?"
      options={COUNTRIES}
      value={countries}
      onValueChange={setCountries}
      texts={{
        chosen: "Chosen",
        remove: (label) => `Remove: ${label}`,
        removed: (label) => `${label} is removed`,
        noResults: "Nothing fits",
        found: (count) => `${count} fit`,
        selected: (label) => `${label} is chosen`,
        notInList: "Choose countries of the list",
      }}
    />
  );
}
