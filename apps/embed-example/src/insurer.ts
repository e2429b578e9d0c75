import { createApiClient } from "@sughurta/api-client";
import { today } from "@sughurta/contracts";
import type { Insurer } from "@sughurta/forms";
import { createSessionKeeper, createSessionStore, localGuestMemory } from "@sughurta/session";

/** Language of this app. */
export const LANGUAGE = "tg";

const getLanguage = () => LANGUAGE;

/** The insurer's own site, where what this app has not is found. */
export const INSURER_SITE = "https://sughurta.example";

/** Phones and papers of the insurer that sells here; this app has its own address, so links are whole. */
export const INSURER: Insurer = {
  supportPhone: "5511",
  assistancePhone: "+992 44 600 55 11",
  rulesHref: `${INSURER_SITE}/rules`,
  privacyHref: `${INSURER_SITE}/politics`,
};

/** By what the insurer knows this page, and where its buyers return to after paying. */
const page = {
  getLanguage,
  partnerKey: import.meta.env.VITE_PARTNER_KEY ?? "pk_embed_example_1",
  returnPage: `${window.location.origin}/`,
};

/** Keeps the guest's tokens and renews them; a reload and the way back from the bank find the same guest. */
export const keeper = createSessionKeeper({
  store: createSessionStore(),
  client: createApiClient(page),
  guestMemory: localGuestMemory(),
});

/** Talks to the insurer through this app's own origin; vite.config.ts says where it leads. */
export const client = createApiClient({
  ...page,
  getAccessToken: keeper.accessToken,
  onUnauthorized: keeper.renew,
});

/** Origins of the insurer's payment pages. */
export const PAYMENT_ORIGINS: readonly string[] = (
  import.meta.env.VITE_PAYMENT_ORIGINS ?? "http://127.0.0.1:3001"
).split(",");

/** The insurer's date, the only one that counts. */
export async function insurerToday(): Promise<string> {
  const answer = await client.send(today, {});
  return answer.data.today;
}
