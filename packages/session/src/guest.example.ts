import { createApiClient } from "@sughurta/api-client";
import { shopSettings } from "@sughurta/contracts/shop";
import { createSessionKeeper, createSessionStore, localGuestMemory } from "@sughurta/session";

const site = {
  baseUrl: "https://sughurta.example",
  partnerKey: "pk_test_somon",
  getLanguage: () => "tg",
};
const store = createSessionStore();
const guestMemory = localGuestMemory();
const keeper = createSessionKeeper({ store, client: createApiClient(site), guestMemory });
keeper.start();

const { prepare, accessToken: getAccessToken, renew: onUnauthorized } = keeper;
export const client = createApiClient({ ...site, prepare, getAccessToken, onUnauthorized });

/** What a flow needs of the insurer: `today`, `paymentOrigins` and more. */
export const loadSettings = async () => (await client.send(shopSettings, {})).data;
