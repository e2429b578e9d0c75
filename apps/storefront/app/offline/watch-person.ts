import type { ApiClient } from "@sughurta/api-client";
import type { SessionStore } from "@sughurta/session";

const loadForgetting = () => import("./forget-policies.ts");

/**
 * Takes the policies off this device that belong to nobody who uses it now: when a person signs out, when their session
 * turns out to be over, and when another person than their buyer signs in. The answer stops it.
 */
export function watchPerson(store: SessionStore, client: ApiClient): () => void {
  return store.subscribe((now, before) => {
    const hasLeft = before.visitor === "user" && now.visitor !== "user";
    // A person whom this browser remembers has no tokens yet: nobody new has come.
    const hasCome = before.visitor !== "user" && now.visitor === "user" && now.tokens;
    if (hasLeft) void loadForgetting().then(({ forgetPolicies }) => forgetPolicies());
    if (hasCome) void loadForgetting().then((module) => module.forgetOtherPolicies(client));
  });
}
