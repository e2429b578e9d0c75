import { OtpField } from "@sughurta/ui-kit";
import { useState } from "react";

export function Example() {
  const [code, setCode] = useState("");
  return <OtpField name="code" label="Code of the SMS" value={code} onValueChange={setCode} />;
}
