import { type ApiClient, storageName, storedText } from "@sughurta/api-client";
import type { HowOften } from "../order/order-values.ts";

const keptFrequency = (client: ApiClient) => storedText(storageName(client, "travel.howOften"));

/** One trip or many, as it was chosen last on this device (S1 §4). */
export function keptHowOften(client: ApiClient): HowOften {
  return keptFrequency(client).read() === "1" ? "1" : "0";
}

/** Remembers one trip or many on this device (S1 §4). */
export function keepHowOften(client: ApiClient, howOften: HowOften): void {
  keptFrequency(client).write(howOften);
}
