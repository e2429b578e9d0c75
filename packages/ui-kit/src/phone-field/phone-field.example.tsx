import { PhoneField } from "@sughurta/ui-kit";
import { useState } from "react";

export function Example() {
  const [phone, setPhone] = useState("");
  return (
    <PhoneField
      name="phone"
      label="Phone"
      value={phone}
      onValueChange={setPhone}
      read={(typed) => typed.replace(/\D/g, "").slice(-9)}
      write={(value) => value}
    />
  );
}
