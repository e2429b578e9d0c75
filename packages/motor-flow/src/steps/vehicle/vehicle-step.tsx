import { choosesBeginDate } from "@sughurta/domain/motor";
import { Stack } from "@sughurta/ui-kit";
import type { StepProps } from "../step-props.ts";
import { CarInputs } from "./car-inputs.tsx";
import { MyCars } from "./my-cars.tsx";
import { PeriodInputs } from "./period-inputs.tsx";
import { VehicleDocuments } from "./vehicle-documents.tsx";

/** The car, its numbers and the begin of the policy (S2 §2). */
export function VehicleStep(props: StepProps) {
  const { form, product, today, links } = props;
  return (
    <Stack gap="xl">
      <MyCars form={form} product={product} />
      <CarInputs {...props} />
      <VehicleDocuments form={form} product={product} today={today} links={links} />
      <PeriodInputs form={form} today={today} isChosen={choosesBeginDate(product)} />
    </Stack>
  );
}
