import { type ApiClient, lateContracts, NetworkError, PartnerKeyError } from "@sughurta/api-client";
import { type AnswerOf, SHOP_SETTINGS_PATH, type shopSettings } from "@sughurta/contracts";
import { isIsoDate } from "@sughurta/domain";
import type { ShopCalls } from "../session/shop-session.ts";

/** Settings of the insurer, for every shop. */
export type ShopSettings = AnswerOf<typeof shopSettings, 200>;

/**
 * The settings of the insurer, or the code of the problem, with a message for the page's developer.
 * Whatever is wrong with the first answer, the client repeats the request and names the problem.
 */
export async function loadSettings(
  { client, getAtOnce }: ShopCalls,
  insurer: string,
): Promise<ShopSettings | { readonly problem: string }> {
  const found = readSettings(await getAtOnce(SHOP_SETTINGS_PATH));
  return found ?? settingsByClient(client, insurer);
}

function readSettings(answer: unknown): ShopSettings | undefined {
  const { today, supportPhone, assistancePhone, paymentOrigins, activationOrigins } =
    Object(answer);
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
    // The client has written its message to the console.
    if (error instanceof PartnerKeyError) return { problem: error.reason };
    const isLost = error instanceof NetworkError;
    const { origin } = window.location;
    console.error(
      isLost
        ? `@sughurta/shop: ${insurer} is out of reach, or ${origin} is not among the origins of this partner key. Check the address, or ask the insurer to add the origin.`
        : `@sughurta/shop: ${insurer || origin} does not answer as an insurer's site does. Is "insurer" right?`,
      ...(isLost ? [] : [error]),
    );
    return { problem: isLost ? "network" : "unexpected" };
  }
}
