/** Cache of the policies that are kept on this device; the service worker reads it under the same name. */
export const KEPT_POLICIES = "sughurta-policies";

/** Removes every policy from this device, at sign-out and with the account. */
export async function forgetPolicies(): Promise<void> {
  if (!("caches" in window)) return;
  await caches.delete(KEPT_POLICIES);
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
}

/** Tells whether the page of kept policies would answer in place of the server. */
export async function hasKeptPolicies(): Promise<boolean> {
  const isThere = navigator.serviceWorker?.controller && (await caches.has(KEPT_POLICIES));
  return isThere === true;
}
