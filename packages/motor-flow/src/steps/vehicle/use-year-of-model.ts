import { useEffect } from "react";
import type { StepProps } from "../step-props.ts";

/** Takes a year back that the model was not made in: it was chosen before the model. */
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
