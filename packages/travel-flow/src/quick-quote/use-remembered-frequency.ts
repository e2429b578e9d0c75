import type { ZodForm } from "@sughurta/forms";
import { useEffect, useRef } from "react";
import type { TravelOrderValues } from "../order/order-values.ts";
import { keepHowOften, keptHowOften } from "./kept-frequency.ts";

/** One trip or many, as it was chosen on this device the last time; `chosen` where it is known already (S1 §4). */
export function useRememberedFrequency(
  { values, setValues }: Pick<ZodForm<TravelOrderValues>, "values" | "setValues">,
  chosen = false,
): void {
  const { howOften } = values;
  const known = useRef(howOften);
  const isChosen = useRef(chosen);

  useEffect(() => {
    if (isChosen.current || keptHowOften() !== "1") return;
    setValues((before) => ({ ...before, howOften: "1" }));
  }, [setValues]);

  useEffect(() => {
    if (known.current !== howOften) keepHowOften(howOften);
    known.current = howOften;
  }, [howOften]);
}
