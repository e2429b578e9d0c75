import {
  type ApiClient,
  callerHeaders,
  PartnerKeyError,
  RESPONSE_TIMEOUT_MS,
  timeoutSignal,
  toCallProblem,
} from "@sughurta/api-client";
import { fromWire, type ResponseOf, SHOP_SETTINGS_PATH } from "@sughurta/contracts/core";
import type { shopSettings } from "@sughurta/contracts/shop";
import { isIsoDate, type Language } from "@sughurta/domain";
import { lazyModule } from "@sughurta/lazy-module";
import type { PrefetchedMotorPrice } from "@sughurta/motor-flow/headless";
import type { PrefetchedTravelPrice } from "@sughurta/travel-flow/headless";
import type { ShopConnection } from "../session/shop-session.ts";
import { toWholeAddresses } from "../session/whole-addresses.ts";

/** Settings of the insurer, for every shop. */
export type ShopSettings = ResponseOf<typeof shopSettings, 200>;

const shopContracts = lazyModule(() => import("@sughurta/contracts/shop"));

/**
 * The settings of the insurer, or the code of the problem, with a message for the page's developer. Where the first
 * response is not that of an insurer's site, the client repeats the request and names the problem.
 */
export async function loadSettings(
  client: ApiClient,
  read: ReadPublic,
  insurer: string,
): Promise<ShopSettings | { readonly problem: string }> {
  return (await readSettings(read)) ?? loadByClient(client, insurer);
}

/** The settings as the insurer's site has written them by their contract's type: their schema is no part of a first view. */
async function readSettings(read: ReadPublic): Promise<ShopSettings | undefined> {
  const settings = await read(SHOP_SETTINGS_PATH);
  return isIsoDate(Object(settings).today) ? (settings as ShopSettings) : undefined;
}

async function loadByClient(
  client: ApiClient,
  insurer: string,
): Promise<ShopSettings | { readonly problem: string }> {
  try {
    const { shopSettings } = await shopContracts.load();
    return (await client.send(shopSettings, {})).data;
  } catch (error) {
    // The client has written its message to the console.
    if (error instanceof PartnerKeyError) return { problem: error.reason };
    const isUnreachable = toCallProblem(error).kind === "network";
    const { origin } = window.location;
    console.error(
      isUnreachable
        ? `@sughurta/shop: ${insurer} is out of reach, or ${origin} is not among the origins of this partner key. Check the address, or ask the insurer to add the origin.`
        : `@sughurta/shop: ${insurer || origin} does not answer as an insurer's site does. Is "insurer" right?`,
      ...(isUnreachable ? [] : [error]),
    );
    return { problem: isUnreachable ? "network" : "unexpected" };
  }
}

/** Reads public data of the insurer's site, by its path; `undefined` where there is no usable response. */
export type ReadPublic = (path: string) => Promise<unknown>;

/**
 * Reads with `fetch` only: the API client is a tenth of a first view, and is loaded with the visitor's first
 * interaction. Where this returns nothing, or an invalid response, use the client: it repeats the request and names the
 * problem.
 */
export function publicReader(
  { insurer, partnerKey, returnPage, fetch: send }: ShopConnection,
  language: Language,
): ReadPublic {
  return async (path) => {
    try {
      const response = await (send ?? fetch)(insurer + path, {
        headers: callerHeaders({ getLanguage: () => language, partnerKey, returnPage }),
        signal: timeoutSignal(RESPONSE_TIMEOUT_MS),
      });
      if (!response.ok) return undefined;
      return toWholeAddresses(fromWire(await response.json()), insurer);
    } catch {
      return undefined;
    }
  };
}

/** Data of the insurer preloaded by a server, as plain data without visitor data. */
export interface ShopStart {
  readonly settings: ShopSettings;
  /** The price of a trip. */
  readonly travel?: PrefetchedTravelPrice | undefined;
  /** The price of compulsory liability. */
  readonly car?: PrefetchedMotorPrice | undefined;
}
