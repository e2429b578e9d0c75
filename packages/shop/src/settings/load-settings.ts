import {
  ANSWER_TIMEOUT_MS,
  type ApiClient,
  lateContracts,
  NetworkError,
  PartnerKeyError,
} from "@sughurta/api-client";
import {
  type AnswerOf,
  fromWire,
  PARTNER_KEY_HEADER,
  RETURN_PAGE_HEADER,
  SHOP_SETTINGS_PATH,
  type shopSettings,
} from "@sughurta/contracts";
import { isIsoDate } from "@sughurta/domain";
import type { ShopConnection } from "../session/shop-session.ts";

/** What the insurer says of itself. */
export type ShopSettings = AnswerOf<typeof shopSettings, 200>;

/** The settings of the insurer, or the code of what stands in the way, with a sentence for the page's developer. */
export async function loadSettings(
  client: ApiClient,
  connection: ShopConnection,
): Promise<ShopSettings | { readonly problem: string }> {
  return (await settingsAtOnce(connection)) ?? settingsByClient(client, connection.insurer);
}

/**
 * The one call before a first touch is made with what every browser has: schemas and what sends come later.
 * `undefined` where it is not answered well; the client asks again, and knows what is wrong.
 */
async function settingsAtOnce({
  insurer,
  partnerKey,
  returnPage,
}: ShopConnection): Promise<ShopSettings | undefined> {
  try {
    const response = await fetch(`${insurer}${SHOP_SETTINGS_PATH}`, {
      headers: {
        ...(partnerKey ? { [PARTNER_KEY_HEADER]: partnerKey } : {}),
        ...(returnPage ? { [RETURN_PAGE_HEADER]: returnPage } : {}),
      },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return response.ok ? readSettings(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

function readSettings(json: unknown): ShopSettings | undefined {
  const { today, supportPhone, assistancePhone, paymentOrigins, activationOrigins } = Object(
    fromWire(json),
  );
  const isSound =
    isIsoDate(today) &&
    [supportPhone, assistancePhone].every((phone) => typeof phone === "string") &&
    [paymentOrigins, activationOrigins].every(Array.isArray);
  return isSound
    ? { today, supportPhone, assistancePhone, paymentOrigins, activationOrigins }
    : undefined;
}

const settingsContracts = lateContracts(() => import("./settings-contracts.ts"));

async function settingsByClient(client: ApiClient, insurer: string) {
  try {
    const { shopSettings } = await settingsContracts();
    return (await client.send(shopSettings, {})).data;
  } catch (error) {
    // The client has told the developer itself.
    if (error instanceof PartnerKeyError) return { problem: error.reason };
    const isLost = error instanceof NetworkError;
    console.error(
      isLost
        ? `@sughurta/shop: ${insurer} is out of reach, or ${window.location.origin} is not among the origins of this partner key.`
        : error,
    );
    return { problem: isLost ? "network" : "unexpected" };
  }
}
