import type { ApiClient } from "@sughurta/api-client";
import { subscribe } from "@sughurta/contracts/content";

/** Adds an address to the mailing list; returns whether that worked and the service's own message, if any. */
export async function sendSubscription(client: ApiClient, email: string) {
  const answer = await client.send(subscribe, { body: { email } });
  if (answer.status !== 422) return { good: answer.data.success, text: answer.data.text };
  const { fieldMessages, message } = answer.data;
  return { good: false, text: fieldMessages.email?.[0] ?? message };
}
