import type { PrefetchedMotorPrice } from "@sughurta/motor-flow/headless";
import type { PrefetchedTravelPrice } from "@sughurta/travel-flow/headless";
import type { ShopSettings } from "../settings/load-settings.ts";

/** What a server has asked the insurer ahead, as plain data; nothing in it is about the visitor. */
export interface ShopStart {
  readonly settings: ShopSettings;
  /** The price of a trip. */
  readonly travel?: PrefetchedTravelPrice | undefined;
  /** The price of compulsory liability. */
  readonly car?: PrefetchedMotorPrice | undefined;
}
