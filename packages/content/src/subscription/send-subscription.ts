import type { ApiClient } from "@sughurta/api-client";
import { subscribe } from "@sughurta/contracts/content";

/** Adds an address to the mailing list; returns whether that worked and the service's own message, if any. */
export async function sendSubscription(client: ApiClient, email: string) {
  const response = await client.send(subscribe, { body: { email } });
  if (response.status !== 422) return { good: response.data.success, text: response.data.text };
  const { fieldMessages, message } = response.data;
  return { good: false, text: fieldMessages.email?.[0] ?? message };
}
