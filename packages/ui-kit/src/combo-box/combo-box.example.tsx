import { ComboBox } from "@sughurta/ui-kit";
import { useState } from "react";

// The list stays the same between renders.
const COUNTRIES = [
  { value: "TJ", label: "Tajikistan" },
  { value: "UZ", label: "Uzbekistan" },
];

export function Example() {
  const [country, setCountry] = useState("");
  return (
    <ComboBox
      name="citizenship"
      label="Citizenship"
      options={COUNTRIES}
      value={country}
      onValueChange={setCountry}
      texts={{
        noResults: "Nothing fits",
        found: (count) => `${count} fit`,
        selected: (label) => `${label} is chosen`,
        notInList: "Choose a country of the list",
      }}
    />
  );
}
