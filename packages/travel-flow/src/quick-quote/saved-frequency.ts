import { type ApiClient, storageKeyFor, storedText } from "@sughurta/api-client";
import type { HowOften } from "../model/order-values.ts";

const savedFrequency = (client: ApiClient) => storedText(storageKeyFor(client, "travel.howOften"));

/** One trip or many, as it was chosen last on this device (S1 §4). */
export function savedHowOften(client: ApiClient): HowOften {
  return savedFrequency(client).read() === "1" ? "1" : "0";
}

/** Remembers one trip or many on this device (S1 §4). */
export function saveHowOften(client: ApiClient, howOften: HowOften): void {
  savedFrequency(client).write(howOften);
}
