import { type ApiClient, storageKeyFor, storedText } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import type { ZodForm } from "@sughurta/forms";
import { useEffect, useRef } from "react";
import type { HowOften, TravelOrderValues } from "../model/order-values.ts";

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

const savedFrequency = (client: ApiClient) => storedText(storageKeyFor(client, "travel.howOften"));

/** One trip or multiple trips, as chosen last on this device (S1 §4). */
export function savedHowOften(client: ApiClient): HowOften {
  return savedFrequency(client).read() === "1" ? "1" : "0";
}

/** Stores the choice of one trip or multiple trips on this device (S1 §4). */
export function saveHowOften(client: ApiClient, howOften: HowOften): void {
  savedFrequency(client).write(howOften);
}
