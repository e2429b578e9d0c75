import type { ApiClient } from "@sughurta/api-client";
import { myPolicies } from "@sughurta/contracts/policy";

/** Cache of the policies stored on this device; the service worker reads it under the same name. */
export const STORED_POLICIES = "sughurta-policies";

/** Deletes every policy from this device, at sign-out and when the account is deleted. */
export async function clearPolicies(): Promise<void> {
  if (!("caches" in window)) return;
  await caches.delete(STORED_POLICIES);
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
}

/** Deletes the policies that a guest stored here, unless all of them belong to the person who has signed in since. */
export async function clearOtherPolicies(client: ApiClient): Promise<void> {
  if (!("caches" in window) || !(await caches.has(STORED_POLICIES))) return;
  const cache = await caches.open(STORED_POLICIES);
  const kept = (await cache.keys()).flatMap(({ url }) => /(\d{10})\.pdf$/.exec(url)?.[1] ?? []);
  const mine = await client.send(myPolicies, {}).then(
    ({ data }) => data.map(({ policyNumber }) => policyNumber),
    // When the user cannot be determined, a different user is assumed.
    (): string[] => [],
  );
  if (kept.some((number) => !mine.includes(number))) await clearPolicies();
}

/** Whether the stored page of policies would be served in place of the server's. */
export async function hasStoredPolicies(): Promise<boolean> {
  const exists = navigator.serviceWorker?.controller && (await caches.has(STORED_POLICIES));
  return exists === true;
}
