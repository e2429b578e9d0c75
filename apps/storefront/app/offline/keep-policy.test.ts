// @vitest-environment jsdom
import { createTestClient } from "@sughurta/api-client/testing";
import type { MyPolicy } from "@sughurta/contracts";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetPolicies, hasKeptPolicies, KEPT_POLICIES } from "./forget-policies.ts";
import { keepPolicy } from "./keep-policy.ts";
import { documentPath, OFFLINE_PAGE, OFFLINE_STYLES } from "./offline-page.ts";

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

/** Caches as a browser has them, in memory. */
function someCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, response: Response) => void entries.set(path, response),
      delete: async (path: string) => entries.delete(path),
    };
  };
  return {
    open,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    paths: () => [...(all.get(KEPT_POLICIES)?.keys() ?? [])].sort(),
    text: async (path: string) => all.get(KEPT_POLICIES)?.get(path)?.clone().text(),
  };
}

let caches: ReturnType<typeof someCaches>;
const register = vi.fn();
const unregister = vi.fn();

beforeEach(() => {
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
  keepPolicy({ client, language: "en", phones, policyNumber });

it("keeps the page and the document, and nobody's name outside of it", async () => {
  expect(await keep()).toBe(true);
  expect(register).toHaveBeenCalledWith("/offline-worker.js");
  const document = documentPath("0000000013");
  expect(caches.paths()).toEqual(
    [document, OFFLINE_PAGE, OFFLINE_STYLES, `${OFFLINE_PAGE}/policies.json`].sort(),
  );
  expect(await caches.text(OFFLINE_PAGE)).toContain("Box 0000000013");
  for (const path of caches.paths()) expect(await caches.text(path)).not.toContain("Саидова");
  expect(await hasKeptPolicies()).toBe(true);
});

it("keeps the three that were opened last", async () => {
  for (const number of NUMBERS) await keep(number);
  await keep(NUMBERS[1]);
  const documents = caches.paths().filter((path) => path.endsWith(".pdf"));
  expect(documents).toEqual(NUMBERS.slice(1).map(documentPath).sort());
  const page = (await caches.text(OFFLINE_PAGE)) ?? "";
  expect(page.indexOf("Box 0000000021")).toBeLessThan(page.indexOf("Box 0000000047"));
  expect(page).not.toContain("Box 0000000013");
});

it("keeps nothing of a policy of somebody else", async () => {
  expect(await keep("9999999999")).toBe(false);
  expect(caches.paths()).toEqual([]);
  expect(register).not.toHaveBeenCalled();
});

it("forgets everything, and the worker with it", async () => {
  await keep();
  await forgetPolicies();
  expect(await hasKeptPolicies()).toBe(false);
  expect(unregister).toHaveBeenCalled();
});
