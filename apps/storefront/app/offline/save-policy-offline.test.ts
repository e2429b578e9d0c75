// @vitest-environment jsdom
import { createTestClient } from "@sughurta/api-client/testing";
import type { MyPolicy } from "@sughurta/contracts/policy";
import { createSessionStore, SESSION_STORAGE_KEY } from "@sughurta/session";
import { WAIT_LIMIT_MS } from "@sughurta/vitest-config/limits";
import { beforeEach, expect, it, vi } from "vitest";
import {
  clearOtherPolicies,
  clearPolicies,
  hasStoredPolicies,
  STORED_POLICIES,
} from "../device/clear-policies.ts";
import { clearOfflineDataOnUserChange } from "../session/clear-offline-data.ts";
import { clearDevice } from "./clear-device.ts";
import { documentPath, OFFLINE_PAGE, OFFLINE_STYLES } from "./offline-page.ts";
import { storePolicy } from "./save-policy-offline.ts";

const phones = { supportPhone: "5511", assistancePhone: "+992 44 600 55 11" };
const NUMBERS = ["0000000013", "0000000021", "0000000039", "0000000047"];

const aPolicy = (policyNumber: string): MyPolicy => ({
  policyNumber,
  policyType: "box",
  title: `Box ${policyNumber}`,
  productSlug: "box",
  status: "ACTIVE",
  startDate: "2026-03-01",
  endDate: "2027-02-28",
  sumPrem: 250,
  sumAssured: 50_000,
  lifeAssured: ["Саидова Мадина"],
  cover: [],
});

/** In-memory caches with the browser's interface. */
function someCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, response: Response) => void entries.set(path, response),
      delete: async (path: string) => entries.delete(path),
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://site.tj${path}` })),
    };
  };
  return {
    open,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    paths: () => [...(all.get(STORED_POLICIES)?.keys() ?? [])].sort(),
    text: async (path: string) => all.get(STORED_POLICIES)?.get(path)?.clone().text(),
  };
}

let caches: ReturnType<typeof someCaches>;
const register = vi.fn();
const unregister = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  caches = someCaches();
  register.mockClear();
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", async () => new Response("body {}"));
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register, controller: {}, getRegistrations: async () => [{ unregister }] },
  });
});

const client = createTestClient({
  myPolicies: () => ({ status: 200, data: NUMBERS.map(aPolicy) }),
  policyDocument: () => ({ status: 200, data: new Blob(["%PDF"]) }),
});
const keep = (policyNumber = NUMBERS[0] ?? "") =>
  storePolicy({ client, language: "en", phones, policyNumber });

it("stores the page and the document, and no names outside of it", async () => {
  expect(await keep()).toBe(true);
  expect(register).toHaveBeenCalledWith("/offline-worker.js");
  const document = documentPath("0000000013");
  expect(caches.paths()).toEqual(
    [document, OFFLINE_PAGE, OFFLINE_STYLES, `${OFFLINE_PAGE}/policies.json`].sort(),
  );
  expect(await caches.text(OFFLINE_PAGE)).toContain("Box 0000000013");
  for (const path of caches.paths()) expect(await caches.text(path)).not.toContain("Саидова");
  expect(await hasStoredPolicies()).toBe(true);
});

it("stores the three policies that were opened last", async () => {
  for (const number of NUMBERS) await keep(number);
  await keep(NUMBERS[1]);
  const documents = caches.paths().filter((path) => path.endsWith(".pdf"));
  expect(documents).toEqual(NUMBERS.slice(1).map(documentPath).sort());
  const page = (await caches.text(OFFLINE_PAGE)) ?? "";
  expect(page.indexOf("Box 0000000021")).toBeLessThan(page.indexOf("Box 0000000047"));
  expect(page).not.toContain("Box 0000000013");
});

it("stores nothing of another user's policy", async () => {
  expect(await keep("9999999999")).toBe(false);
  expect(caches.paths()).toEqual([]);
  expect(register).not.toHaveBeenCalled();
});

it("deletes everything, also through the service worker", async () => {
  await keep();
  await clearPolicies();
  expect(await hasStoredPolicies()).toBe(false);
  expect(unregister).toHaveBeenCalled();
});

it("stores only the policies of the account that signs in, and none of another user", async () => {
  await keep();
  await clearOtherPolicies(client);
  expect(await hasStoredPolicies()).toBe(true);
  await clearOtherPolicies(createTestClient({ myPolicies: () => ({ status: 200, data: [] }) }));
  expect(await hasStoredPolicies()).toBe(false);
  expect(unregister).toHaveBeenCalled();
});

const tokens = { access: "a", refresh: "r", changePassword: false };

it("deletes everything once a person's session has expired", async () => {
  await keep();
  const store = createSessionStore({ storage: () => localStorage });
  localStorage.setItem(
    SESSION_STORAGE_KEY,
    JSON.stringify({ version: 1, state: { attribution: {}, person: true } }),
  );
  const stop = clearOfflineDataOnUserChange(store, client);
  await store.persist.rehydrate();
  expect(store.getState().visitor).toBe("user");
  store.getState().signIn(tokens, "user");
  expect(await hasStoredPolicies()).toBe(true);
  store.getState().signIn(tokens, "guest");
  await vi.waitFor(async () => expect(await hasStoredPolicies()).toBe(false), WAIT_LIMIT_MS);
  stop();
});

it("deletes what a guest stored when another person signs in", async () => {
  await keep();
  const store = createSessionStore({ storage: () => localStorage });
  const other = createTestClient({ myPolicies: () => ({ status: 200, data: [] }) });
  const stop = clearOfflineDataOnUserChange(store, other);
  store.getState().signIn(tokens, "guest");
  store.getState().signIn(tokens, "user");
  await vi.waitFor(async () => expect(await hasStoredPolicies()).toBe(false), WAIT_LIMIT_MS);
  stop();
});

it("deletes all data of a guest on request, except the attribution", async () => {
  await keep();
  localStorage.setItem("sughurta.draft.travel", "{}");
  localStorage.setItem(SESSION_STORAGE_KEY, "{}");
  sessionStorage.setItem("sughurta.followed-claim", "1");
  const deleteDatabase = vi.fn();
  vi.stubGlobal("indexedDB", { databases: async () => [{ name: "files" }], deleteDatabase });
  const signOut = vi.fn(async () => {});
  await clearDevice({ signOut });
  expect(signOut).toHaveBeenCalled();
  expect(Object.keys(localStorage)).toEqual([SESSION_STORAGE_KEY]);
  expect(sessionStorage).toHaveLength(0);
  expect(deleteDatabase).toHaveBeenCalledWith("files");
  expect(await hasStoredPolicies()).toBe(false);
});
