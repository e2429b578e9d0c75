import { ANSWER_TIMEOUT_MS, callerHeaders, timeoutSignal } from "@sughurta/api-client";
import { type AnyAnswerOf, type ContractShape, readAnswer, toWire } from "@sughurta/contracts/core";
import { calculateLiability } from "@sughurta/contracts/motor";
import { startGuestSession } from "@sughurta/contracts/session";
import { shopSettings } from "@sughurta/contracts/shop";
import { calculateTravel } from "@sughurta/contracts/travel";
import type { Language } from "@sughurta/domain";
import { carQuestion, type MotorQuickAnswers } from "@sughurta/motor-flow/headless";
import { orderWithTrip, type TravelTrip, tripQuestion } from "@sughurta/travel-flow/headless";
import type { InsurerShopProps } from "../insurer-shop.tsx";
import type { ShopStart } from "./shop-start.ts";

/** Whose shop a server prepares, and the quick quotes whose price it shows. */
export interface PrepareShopOptions
  extends Pick<InsurerShopProps, "insurer" | "partnerKey" | "fetch"> {
  /** The insurer's own words come in it. */
  readonly language?: Language | undefined;
  /** The `initialTrip` of the page's `TravelQuickQuote`. */
  readonly travel?: Partial<TravelTrip> | undefined;
  /** The `initialAnswers` of the page's `MotorQuickQuote`. */
  readonly car?: Partial<MotorQuickAnswers> | undefined;
}

/**
 * Asks the insurer ahead what a shop shows first, so that a server renders fields and prices. `undefined` where the insurer does
 * not answer: the shop then opens in the browser. Nothing in it is about the visitor: it may be kept for minutes.
 */
export async function prepareShop(options: PrepareShopOptions): Promise<ShopStart | undefined> {
  const answer = await orNothing(ask(options, shopSettings));
  if (!answer) return undefined;
  const { data: settings } = answer;
  const { today } = settings;
  const { travel: trip, car: answers } = options;
  const travel = trip && tripQuestion(orderWithTrip(trip, today), { today }).request;
  const car = answers && carQuestion(answers, { today });
  if (!travel && !car) return { settings };
  const guest = await orNothing(ask(options, startGuestSession, { body: {} }));
  if (guest?.status !== 200) return { settings };
  const { access: token } = guest.data;
  const [ofTrip, ofCar] = await Promise.all([
    travel && orNothing(ask(options, calculateTravel, { body: travel, token })),
    car && orNothing(ask(options, calculateLiability, { body: car, token })),
  ]);
  return {
    settings,
    travel: travel && ofTrip?.status === 200 ? { body: travel, data: ofTrip.data } : undefined,
    car: car && ofCar?.status === 200 ? { body: car, data: ofCar.data } : undefined,
  };
}

/** What does not come is asked for by the browser; the developer of the page reads why. */
async function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    console.error("@sughurta/shop: the insurer gave prepareShop no answer.", error);
    return undefined;
  }
}

/** One call by `fetch` alone: a client for browsers is no code for a server component. */
async function ask<C extends ContractShape>(
  { insurer, partnerKey, language = "ru", fetch: send = fetch }: PrepareShopOptions,
  contract: C,
  { body, token }: { readonly body?: object; readonly token?: string | undefined } = {},
): Promise<AnyAnswerOf<C>> {
  const response = await send(insurer.replace(/\/$/, "") + contract.path, {
    method: contract.method,
    headers: {
      ...callerHeaders({ getLanguage: () => language, partnerKey }),
      ...(body ? { "content-type": "application/json" } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(toWire(body)) } : {}),
    signal: timeoutSignal(ANSWER_TIMEOUT_MS),
  });
  return readAnswer(contract, response.status, await response.json());
}
