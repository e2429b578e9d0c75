import { useApiClient } from "@sughurta/api-client/react";
import type { ZodForm } from "@sughurta/forms";
import { useEffect, useRef } from "react";
import type { TravelOrderValues } from "../model/order-values.ts";
import { savedHowOften, saveHowOften } from "./saved-frequency.ts";

/** One trip or multiple trips, as chosen last on this device (S1 §4). */
export function useRememberedFrequency(
  { values, setValues }: Pick<ZodForm<TravelOrderValues>, "values" | "setValues">,
  known: {
    /** A later choice takes precedence. */
    readonly isChosen?: () => boolean;
    /** Called when the form starts with the stored choice. */
    readonly onRemembered?: () => void;
  } = {},
): void {
  const client = useApiClient();
  const { howOften } = values;
  const before = useRef(howOften);
  const start = useRef(known);

  useEffect(() => {
    const { isChosen, onRemembered } = start.current;
    if (savedHowOften(client) !== "1" || isChosen?.()) return;
    setValues((untouched) => ({ ...untouched, howOften: "1" }));
    onRemembered?.();
  }, [client, setValues]);

  useEffect(() => {
    if (before.current !== howOften) saveHowOften(client, howOften);
    before.current = howOften;
  }, [client, howOften]);
}
