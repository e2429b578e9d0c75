import { type ApiClient, NetworkError, PartnerKeyError } from "@sughurta/api-client";
import { type AnswerOf, shopSettings } from "@sughurta/contracts";

/** What the insurer says of itself. */
export type ShopSettings = AnswerOf<typeof shopSettings, 200>;

/** The settings of the insurer, or the code of what stands in the way, with a sentence for the page's developer. */
export async function loadSettings(
  client: ApiClient,
  insurer: string,
): Promise<ShopSettings | { readonly problem: string }> {
  try {
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
