import type { HowOften } from "../order/order-values.ts";

const HOW_OFTEN_KEY = "sughurta.travel.howOften";

/** One trip or many, as it was chosen last on this device (S1 §4). */
export function keptHowOften(): HowOften {
  try {
    return window.localStorage.getItem(HOW_OFTEN_KEY) === "1" ? "1" : "0";
  } catch {
    return "0";
  }
}

/** Remembers one trip or many on this device (S1 §4). */
export function keepHowOften(howOften: HowOften): void {
  try {
    window.localStorage.setItem(HOW_OFTEN_KEY, howOften);
  } catch {
    // Without storage the choice is made anew.
  }
}
