import { Stepper } from "@sughurta/ui-kit";
import { useState } from "react";

export function Example() {
  const [step, setStep] = useState("people");
  return (
    <Stepper
      label="Steps of the order"
      steps={[
        { key: "trip", title: "Trip", done: true },
        { key: "people", title: "People" },
        { key: "payment", title: "Payment" },
      ]}
      value={step}
      onValueChange={setStep}
      progressText={(place, count) => `Step ${place} of ${count}`}
      doneText="finished"
    />
  );
}
