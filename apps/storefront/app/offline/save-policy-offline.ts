import type { ApiClient } from "@sughurta/api-client";
import { myPolicies, policyDocument } from "@sughurta/contracts/policy";
import type { InsurerPhones, Language } from "@sughurta/domain";
import { STORED_POLICIES } from "../device/clear-policies.ts";
import {
  documentPath,
  OFFLINE_PAGE,
  OFFLINE_STYLES,
  type OfflineTexts,
  offlinePage,
  type StoredPolicy,
} from "./offline-page.ts";

/** Maximum number of stored policies; the one opened last is first. */
const MAX_KEPT = 3;
const LIST = `${OFFLINE_PAGE}/policies.json`;
/** The page runs no scripts and loads its stylesheet only. */
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'";

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly texts: OfflineTexts }>>> = {
  ru: () => import("./texts/ru.ts"),
  tg: () => import("./texts/tg.ts"),
  en: () => import("./texts/en.ts"),
};

/** The owner of the stored policy, and the content of its page. */
export interface SavePolicyOptions {
  readonly client: ApiClient;
  readonly language: Language;
  readonly phones: InsurerPhones;
  readonly policyNumber: string;
}

const withType = (type: string, headers: Record<string, string> = {}) => ({
  headers: { "Content-Type": type, ...headers },
});

/**
 * Stores a policy of this visitor on this device, with its document, phone numbers and instructions, so that
 * `/my-policy` opens without a network. Returns `false` where the browser does not support it, or the policy is not
 * theirs.
 */
export async function storePolicy(options: SavePolicyOptions): Promise<boolean> {
  const { client, language, phones, policyNumber } = options;
  if (!("serviceWorker" in navigator) || !("caches" in window)) return false;
  const { data: mine } = await client.send(myPolicies, {});
  const found = mine.find((policy) => policy.policyNumber === policyNumber);
  const document = await client.send(policyDocument, {
    params: { policyNumber },
    query: { lang: language },
  });
  const styles = await fetch("/my-policy.css");
  if (!found || document.status !== 200 || !styles.ok) return false;

  const cache = await caches.open(STORED_POLICIES);
  const kept: readonly StoredPolicy[] = (await (await cache.match(LIST))?.json()) ?? [];
  const { policyType, productSlug, title, startDate, endDate, family, assistance } = found;
  const product = { policyType, productSlug, title };
  const newest = { policyNumber, ...product, startDate, endDate, family, assistance };
  const others = kept.filter((policy) => policy.policyNumber !== policyNumber);
  const policies = [newest, ...others].slice(0, MAX_KEPT);
  for (const left of others.slice(MAX_KEPT - 1)) {
    await cache.delete(documentPath(left.policyNumber));
  }
  const { texts } = await TEXTS[language]();
  const page = offlinePage({ language, texts, phones, policies });
  await cache.put(
    documentPath(policyNumber),
    new Response(document.data, withType("application/pdf")),
  );
  await cache.put(OFFLINE_STYLES, styles);
  await cache.put(LIST, new Response(JSON.stringify(policies), withType("application/json")));
  await cache.put(
    OFFLINE_PAGE,
    new Response(page, withType("text/html; charset=utf-8", { "Content-Security-Policy": POLICY })),
  );
  await navigator.serviceWorker.register("/offline-worker.js");
  return true;
}
