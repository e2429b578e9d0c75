import type { ApiClient } from "@sughurta/api-client";
import type { Prefill } from "@sughurta/contracts/partner";
import { registerInstance } from "@sughurta/domain/single-instance";
import type { Attribution } from "@sughurta/session";
import { createContext, useContext } from "react";
import type { ShopEvent } from "../events/shop-event.ts";
import type { ReadPublic, ShopSettings, ShopStart } from "./load-settings.ts";

registerInstance("@sughurta/shop");

/** Values that a shop provides to its parts. */
export interface Shop {
  readonly insurer: string;
  readonly client: ApiClient;
  readonly read: ReadPublic;
  readonly settings: ShopSettings;
  /** Data preloaded by a server. */
  readonly start: ShopStart | undefined;
  /** Prefill stored by a partner's server for this page; in memory only. */
  readonly prefilled: Prefill | undefined;
  readonly attribution: Attribution;
  /** The partner's own reference of this page's sales. */
  readonly partnerReference: string | undefined;
  readonly leaveTo: ((address: string) => void) | undefined;
  readonly report: (event: ShopEvent) => void;
  /** Shows the result of a payment; of the newest one where it has no id. */
  readonly showResult: (paymentId: string | undefined) => void;
}

export const ShopContext = createContext<Shop | undefined>(undefined);

/** The shop around a part; throws where there is none. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("Put the part into <InsurerShop insurer=…> of @sughurta/shop.");
  return shop;
}
