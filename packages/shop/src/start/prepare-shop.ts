import { callerHeaders, RESPONSE_TIMEOUT_MS, timeoutSignal } from "@sughurta/api-client";
import {
  type AnyResponseOf,
  type ContractShape,
  readResponse,
  toWire,
} from "@sughurta/contracts/core";
import { calculateLiability } from "@sughurta/contracts/motor";
import { startGuestSession } from "@sughurta/contracts/session";
import { shopSettings } from "@sughurta/contracts/shop";
import { calculateTravel } from "@sughurta/contracts/travel";
import type { Language } from "@sughurta/domain";
import { carQuestion, type MotorQuickAnswers } from "@sughurta/motor-flow/headless";
import { orderWithTrip, type TravelTrip, tripQuestion } from "@sughurta/travel-flow/headless";
import type { ShopStart } from "../settings/load-settings.ts";
import type { InsurerShopProps } from "../shop/insurer-shop.tsx";

/** The shop that a server prepares, and the quick quotes whose price it shows. */
export interface PrepareShopOptions
  extends Pick<InsurerShopProps, "insurer" | "partnerKey" | "fetch"> {
  /** Language of the insurer's own texts in it. */
  readonly language?: Language | undefined;
  /** The `initialTrip` of the page's `TravelQuickQuote`. */
  readonly travel?: Partial<TravelTrip> | undefined;
  /** The `initialAnswers` of the page's `MotorQuickQuote`. */
  readonly car?: Partial<MotorQuickAnswers> | undefined;
}

/**
 * Preloads the data of a shop's first view, so that a server renders fields and prices. Never throws: `undefined` where
 * the insurer does not respond, and the shop opens in the browser. It contains no visitor data: it may be cached for minutes.
 */
export async function prepareShop(options: PrepareShopOptions): Promise<ShopStart | undefined> {
  const response = await orUndefined(() => ask(options, shopSettings));
  if (!response) return undefined;
  const { data: settings } = response;
  const { today } = settings;
  const { travel: trip, car: answers } = options;
  // The page may have the trip and the car from an address or another system, in spite of the types.
  const travel =
    trip && (await orUndefined(() => tripQuestion(orderWithTrip(trip, today), { today }).request));
  const car = answers && (await orUndefined(() => carQuestion(answers, { today })));
  if (!travel && !car) return { settings };
  const guest = await orUndefined(() => ask(options, startGuestSession, { body: {} }));
  if (guest?.status !== 200) return { settings };
  const { access: token } = guest.data;
  const [ofTrip, ofCar] = await Promise.all([
    travel && orUndefined(() => ask(options, calculateTravel, { body: travel, token })),
    car && orUndefined(() => ask(options, calculateLiability, { body: car, token })),
  ]);
  return {
    settings,
    travel: travel && ofTrip?.status === 200 ? { body: travel, data: ofTrip.data } : undefined,
    car: car && ofCar?.status === 200 ? { body: car, data: ofCar.data } : undefined,
  };
}

/** The browser repeats what failed here; the developer of the page can read the reason. */
async function orUndefined<Result>(
  work: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    console.error("@sughurta/shop: a part of prepareShop failed.", error);
    return undefined;
  }
}

/** One request with `fetch` only: a browser client does not belong in a server component. */
async function ask<C extends ContractShape>(
  { insurer, partnerKey, language = "ru", fetch: send = fetch }: PrepareShopOptions,
  contract: C,
  { body, token }: { readonly body?: object; readonly token?: string | undefined } = {},
): Promise<AnyResponseOf<C>> {
  const response = await send(insurer.replace(/\/$/, "") + contract.path, {
    method: contract.method,
    headers: {
      ...callerHeaders({ getLanguage: () => language, partnerKey }),
      ...(body ? { "content-type": "application/json" } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(toWire(body)) } : {}),
    signal: timeoutSignal(RESPONSE_TIMEOUT_MS),
  });
  return readResponse(contract, response.status, await response.json());
}
