import type { ApiClient } from "@sughurta/api-client";
import { subscribe } from "@sughurta/contracts/content";

/** Puts an address on the mailing list; gives whether that worked and the service's own sentence, if any. */
export async function sendSubscription(client: ApiClient, email: string) {
  const answer = await client.send(subscribe, { body: { email } });
  if (answer.status !== 422) return { good: answer.data.success, text: answer.data.text };
  const { fieldMessages, message } = answer.data;
  return { good: false, text: fieldMessages.email?.[0] ?? message };
}
