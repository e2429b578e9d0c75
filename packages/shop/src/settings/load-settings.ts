import {
  ANSWER_TIMEOUT_MS,
  type ApiClient,
  callerHeaders,
  callProblemOf,
  PartnerKeyError,
} from "@sughurta/api-client";
import { type AnswerOf, fromWire, SHOP_SETTINGS_PATH } from "@sughurta/contracts/core";
import type { shopSettings } from "@sughurta/contracts/shop";
import { isIsoDate, type Language } from "@sughurta/domain";
import { lazyModule } from "@sughurta/lazy-module";
import type { ShopConnection } from "../session/shop-session.ts";

/** Settings of the insurer, for every shop. */
export type ShopSettings = AnswerOf<typeof shopSettings, 200>;

const shopContracts = lazyModule(() => import("@sughurta/contracts/shop"));

/**
 * The settings of the insurer, or the code of the problem, with a message for the page's developer.
 * Where the first answer is not that of an insurer's site, the client repeats the request and names the problem.
 */
export async function loadSettings(
  client: ApiClient,
  connection: ShopConnection,
  language: Language,
): Promise<ShopSettings | { readonly problem: string }> {
  const settings = await readSettings(connection, language);
  return settings ?? loadByClient(client, connection.insurer);
}

/**
 * The settings as the insurer's site has written them by their contract's type. They are asked for with what every
 * browser has: schemas and what sends are a quarter of a first view, and come with the visitor's first move.
 */
async function readSettings(
  { insurer, partnerKey, returnPage }: ShopConnection,
  language: Language,
): Promise<ShopSettings | undefined> {
  try {
    const response = await fetch(insurer + SHOP_SETTINGS_PATH, {
      headers: callerHeaders({ getLanguage: () => language, partnerKey, returnPage }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const settings = response.ok ? fromWire(await response.json()) : undefined;
    return isIsoDate(Object(settings).today) ? (settings as ShopSettings) : undefined;
  } catch {
    return undefined;
  }
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
    const isUnreachable = callProblemOf(error).kind === "network";
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
