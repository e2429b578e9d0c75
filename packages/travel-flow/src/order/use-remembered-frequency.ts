import type { ZodForm } from "@sughurta/forms";
import { useEffect, useRef } from "react";
import type { TravelOrderValues } from "./order-values.ts";

/** Where the device keeps whether its owner buys for one trip or for many. */
export const FREQUENCY_STORAGE_NAME = "sughurta.travel.how-often";

/** One trip or many, as it was chosen on this device the last time (S1 §4). */
export function useRememberedFrequency({
  values,
  setValues,
}: Pick<ZodForm<TravelOrderValues>, "values" | "setValues">): void {
  const { howOften } = values;
  const known = useRef(howOften);

  useEffect(() => {
    if (read() === "1") setValues((before) => ({ ...before, howOften: "1" }));
  }, [setValues]);

  useEffect(() => {
    if (known.current !== howOften) write(howOften);
    known.current = howOften;
  }, [howOften]);
}

function read(): string | undefined {
  try {
    return window.localStorage.getItem(FREQUENCY_STORAGE_NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(howOften: string): void {
  try {
    window.localStorage.setItem(FREQUENCY_STORAGE_NAME, howOften);
  } catch {
    // Without storage the choice is forgotten with the page.
  }
}
