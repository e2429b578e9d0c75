import type { PrefetchedMotorPrice } from "@sughurta/motor-flow/headless";
import type { PrefetchedTravelPrice } from "@sughurta/travel-flow/headless";
import type { ShopSettings } from "../settings/load-settings.ts";

/** Data of the insurer preloaded by a server, as plain data without visitor data. */
export interface ShopStart {
  readonly settings: ShopSettings;
  /** The price of a trip. */
  readonly travel?: PrefetchedTravelPrice | undefined;
  /** The price of compulsory liability. */
  readonly car?: PrefetchedMotorPrice | undefined;
}
