import { type ApiClient, storageName } from "@sughurta/api-client";
import type { HowOften } from "../order/order-values.ts";

const HOW_OFTEN = "travel.howOften";

/** One trip or many, as it was chosen last on this device (S1 §4). */
export function keptHowOften(client: ApiClient): HowOften {
  try {
    return window.localStorage.getItem(storageName(client, HOW_OFTEN)) === "1" ? "1" : "0";
  } catch {
    return "0";
  }
}

/** Remembers one trip or many on this device (S1 §4). */
export function keepHowOften(client: ApiClient, howOften: HowOften): void {
  try {
    window.localStorage.setItem(storageName(client, HOW_OFTEN), howOften);
  } catch {
    // Without storage the choice is made anew.
  }
}
