import type { ApiClient } from "@sughurta/api-client";
import type { SessionStore } from "@sughurta/session";

const loadClearing = () => import("../device/clear-policies.ts");

/**
 * Deletes policies from this device that do not belong to its current user: on sign-out, when the session has expired,
 * and when a person other than their buyer signs in. Returns a function that stops it.
 */
export function clearOfflineDataOnUserChange(store: SessionStore, client: ApiClient): () => void {
  return store.subscribe((now, before) => {
    const isDeleted = before.visitor === "user" && now.visitor !== "user";
    // A person remembered by this browser has no tokens yet, so no new user has signed in.
    const hasCome = before.visitor !== "user" && now.visitor === "user" && now.tokens;
    if (isDeleted) void loadClearing().then(({ clearPolicies }) => clearPolicies());
    if (hasCome) void loadClearing().then((module) => module.clearOtherPolicies(client));
  });
}
