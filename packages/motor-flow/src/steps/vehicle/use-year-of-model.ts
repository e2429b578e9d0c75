import { useEffect } from "react";
import type { StepProps } from "../step-props.ts";

/** Clears a year in which the model was not made: it was chosen before the model. */
export function useYearOfModel(
  { values, setValue }: StepProps["form"],
  years: readonly number[],
): void {
  const { carIssueYear } = values;
  const isForeign =
    carIssueYear !== "" && years.length > 0 && !years.includes(Number(carIssueYear));
  useEffect(() => {
    if (isForeign) setValue("carIssueYear", "");
  }, [isForeign, setValue]);
}
