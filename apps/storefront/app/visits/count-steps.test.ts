// @vitest-environment jsdom

import { createSessionStore } from "@sughurta/session";
import { afterEach, expect, it, vi } from "vitest";
import { countOrderEvent, countVisit } from "./count-steps.ts";

const sendBeacon = vi.fn((_: string, __: string) => true);
Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon });
afterEach(() => sendBeacon.mockClear());

const leave = () => window.dispatchEvent(new Event("pagehide"));
const sent = () => sendBeacon.mock.calls.map(([, message]) => JSON.parse(message));

it("sends each step of a page once when it is left, with the source that is known by then", () => {
  const store = createSessionStore();
  const read = () => store.getState().attribution;
  countVisit("/travel", store);
  countOrderEvent("/travel-order", { type: "quoteReady", price: 140 }, read);
  countOrderEvent("/travel-order", { type: "step", step: "trip" }, read);
  countOrderEvent("/travel-order", { type: "step", step: "trip" }, read);
  countOrderEvent("/travel-order", { type: "orderSaved", price: 140 }, read);
  store.getState().captureAttribution("?utm_source=instagram");
  expect(sent()).toEqual([]);
  leave();
  expect(sent()).toEqual([
    { path: "/travel", search: "utm_source=instagram", steps: ["visit"] },
    { path: "/travel-order", search: "utm_source=instagram", steps: ["quote", "trip"] },
  ]);
  leave();
  expect(sent()).toHaveLength(2);
});

it("counts an order on one page as one step", () => {
  countOrderEvent("/auto/order/MTPL", { type: "step", step: "not-step" }, () => ({}));
  leave();
  expect(sent()).toEqual([{ path: "/auto/order/MTPL", search: "", steps: ["form"] }]);
});
