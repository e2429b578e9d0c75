import { type ApiClient, storageKeyFor, storedText } from "@sughurta/api-client";
import type { HowOften } from "../model/order-values.ts";

const savedFrequency = (client: ApiClient) => storedText(storageKeyFor(client, "travel.howOften"));

/** One trip or multiple trips, as chosen last on this device (S1 §4). */
export function savedHowOften(client: ApiClient): HowOften {
  return savedFrequency(client).read() === "1" ? "1" : "0";
}

/** Stores the choice of one trip or multiple trips on this device (S1 §4). */
export function saveHowOften(client: ApiClient, howOften: HowOften): void {
  savedFrequency(client).write(howOften);
}
