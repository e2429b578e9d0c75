import type { ZodForm } from "@sughurta/forms";
import { useEffect, useRef } from "react";
import { keepHowOften, keptHowOften } from "../draft/draft-storage.ts";
import type { TravelOrderValues } from "../order/order-values.ts";

/** One trip or many, as it was chosen on this device the last time (S1 §4). */
export function useRememberedFrequency({
  values,
  setValues,
}: Pick<ZodForm<TravelOrderValues>, "values" | "setValues">): void {
  const { howOften } = values;
  const known = useRef(howOften);

  useEffect(() => {
    if (keptHowOften() === "1") setValues((before) => ({ ...before, howOften: "1" }));
  }, [setValues]);

  useEffect(() => {
    if (known.current !== howOften) keepHowOften(howOften);
    known.current = howOften;
  }, [howOften]);
}
