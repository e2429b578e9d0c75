import { createApiClient } from "@sughurta/api-client";
import { today } from "@sughurta/contracts";
import type { Insurer } from "@sughurta/forms";
import { createSessionKeeper, createSessionStore } from "@sughurta/session";

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

/** Keeps the guest's tokens in memory and renews them. */
export const keeper = createSessionKeeper({
  store: createSessionStore(),
  client: createApiClient({ getLanguage }),
});

/** Talks to the insurer through this app's own origin; vite.config.ts says where it leads. */
export const client = createApiClient({
  getLanguage,
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
