import { DateField } from "@sughurta/ui-kit";
import { useState } from "react";

export function Example() {
  const [day, setDay] = useState("");
  return (
    <DateField
      name="birthDate"
      label="Birth date"
      value={day}
      onValueChange={setDay}
      min="1946-11-21"
      max="2026-11-21"
      autoComplete="bday"
    />
  );
}
