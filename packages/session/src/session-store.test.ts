import { beforeEach, expect, test } from "vitest";
import { createSessionStore, getAudience, SESSION_STORAGE_KEY } from "./session-store.ts";

const tokens = { access: "secret-access", refresh: "secret-refresh", changePassword: false };
const DAY_MS = 86_400_000;

beforeEach(() => localStorage.clear());

test("stores partner and coupon for the next visit", async () => {
  createSessionStore().getState().captureAttribution("?partner=somon&coupon=NAVRUZ10&lang=tg");
  const nextVisit = createSessionStore();
  expect(nextVisit.getState().attribution).toEqual({});
  await nextVisit.persist.rehydrate();
  expect(nextVisit.getState().attribution).toMatchObject({ partner: "somon", coupon: "NAVRUZ10" });
});

test("stores separately for each shop of an origin", async () => {
  createSessionStore({ storageKey: "somon" }).getState().captureAttribution("?partner=somon");
  const site = createSessionStore();
  await site.persist.rehydrate();
  expect(site.getState().attribution).toEqual({});
  const shop = createSessionStore({ storageKey: "somon" });
  await shop.persist.rehydrate();
  expect(shop.getState().attribution).toMatchObject({ partner: "somon" });
});

test("lets the last click win and ignores invalid values", () => {
  const { getState } = createSessionStore();
  getState().captureAttribution("?partner=somon");
  getState().captureAttribution("?partner=sitora&coupon=<script>");
  expect(getState().attribution).toMatchObject({ partner: "sitora" });
  expect(getState().attribution.coupon).toBeUndefined();
});

test("expires after 30 days", async () => {
  createSessionStore({ now: () => 0 })
    .getState()
    .captureAttribution("?coupon=NAVRUZ10");
  const later = createSessionStore({ now: () => 31 * DAY_MS });
  await later.persist.rehydrate();
  expect(later.getState().attribution).toEqual({});
});

test("does not write tokens to storage", () => {
  const { getState } = createSessionStore();
  getState().signIn(tokens, "user");
  getState().captureAttribution("?partner=somon");
  expect(JSON.stringify({ ...localStorage })).not.toContain("secret");
});

test("stores that a person signed in, to restore the session after a reload", async () => {
  const first = createSessionStore();
  first.getState().signIn(tokens, "user");
  const reloaded = createSessionStore();
  await reloaded.persist.rehydrate();
  expect(reloaded.getState()).toMatchObject({ visitor: "user", tokens: undefined });
  reloaded.getState().signOut();
  const later = createSessionStore();
  await later.persist.rehydrate();
  expect(later.getState().visitor).toBe("unknown");
});

test.each([
  ["broken text", "{not json"],
  ["another shape", '{"state":{"attribution":"x"},"version":1}'],
  ["an older version", '{"state":{"attribution":{"partner":"a","capturedAt":1}},"version":0}'],
])("starts empty from %s", async (_, stored) => {
  localStorage.setItem(SESSION_STORAGE_KEY, stored);
  const store = createSessionStore();
  await store.persist.rehydrate();
  expect(store.getState()).toMatchObject({ attribution: {}, visitor: "unknown" });
});

test("works on where storage is blocked", async () => {
  const store = createSessionStore({
    storage: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  await store.persist.rehydrate();
  store.getState().captureAttribution("?partner=somon");
  expect(store.getState().attribution.partner).toBe("somon");
});

test.each([
  ["/", "clients"],
  ["/boxes", "clients"],
  ["/jur", "business"],
  ["/jur/product/x", "business"],
  ["/jurists", "clients"],
  ["/partners/4", "partners"],
])("shows the tab of %s as %s", (path, audience) => {
  expect(getAudience(path)).toBe(audience);
});

test("stores the first and the last visit by a campaign, in safe characters only", async () => {
  const { getState } = createSessionStore();
  getState().captureAttribution("?utm_source=instagram&utm_medium=story&utm_campaign=winter");
  getState().captureAttribution("?utm_source=telegram&utm_campaign=a%40example.tj&partner=somon");
  getState().captureAttribution("?lang=tg");
  const nextVisit = createSessionStore();
  await nextVisit.persist.rehydrate();
  expect(nextVisit.getState().attribution).toMatchObject({
    partner: "somon",
    first: { source: "instagram", medium: "story", campaign: "winter" },
    last: { source: "telegram", partner: "somon" },
  });
  expect(nextVisit.getState().attribution.last).not.toHaveProperty("campaign");
});
