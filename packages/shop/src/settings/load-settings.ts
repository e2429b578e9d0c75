import { type ApiClient, NetworkError } from "@sughurta/api-client";
import { type AnyAnswerOf, shopSettings } from "@sughurta/contracts";

/** What the insurer says of itself. */
export type ShopSettings = Extract<
  AnyAnswerOf<typeof shopSettings>,
  { readonly status: 200 }
>["data"];

/** The settings of the insurer, or the code of what stands in the way, with a sentence for the page's developer. */
export async function loadSettings(
  client: ApiClient,
  insurer: string,
): Promise<ShopSettings | { readonly problem: string }> {
  try {
    const answer = await client.send(shopSettings, {});
    if (answer.status === 200) return answer.data;
    console.error(`@sughurta/shop: ${insurer} refuses this page: ${answer.data.message}`);
    return { problem: answer.data.code };
  } catch (error) {
    const isLost = error instanceof NetworkError;
    console.error(
      isLost
        ? `@sughurta/shop: ${insurer} is out of reach, or ${window.location.origin} is not among the origins of this partner key.`
        : error,
    );
    return { problem: isLost ? "network" : "unexpected" };
  }
}
