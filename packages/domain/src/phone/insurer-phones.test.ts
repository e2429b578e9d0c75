import { expect, it } from "vitest";
import { assistanceCall, helpPhone, helpPhones, telHref, unbrokenPhone } from "./insurer-phones.ts";

const PHONES = { supportPhone: "5511", assistancePhone: "+992 44 600 55 11" };

const TRIP_BOX = { policyType: "box", assistance: true } as const;

it.each([{ policyType: "travel" }, TRIP_BOX] as const)(
  "lists the number that works from abroad first for a trip: %j",
  (about) => {
    expect(helpPhones(about, PHONES)).toBe("+992 44 600 55 11, 5511");
    expect(helpPhone(about, PHONES)).toBe("+992 44 600 55 11");
  },
);

it("lists the short number for everything else", () => {
  expect(helpPhones({ policyType: "box" }, PHONES)).toBe("5511");
  expect(helpPhone({}, PHONES)).toBe("5511");
});

it.each(["ru", "tg", "en"] as const)(
  "requires a call from abroad before treatment: %s",
  (language) => {
    expect(assistanceCall(language, PHONES.assistancePhone)).toContain(PHONES.assistancePhone);
  },
);

it.each([
  ["5511", "tel:5511"],
  ["+992 (44) 600-55-11", "tel:+992446005511"],
])("calls %s", (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

it("keeps the digits of a phone on one line", () => {
  expect(unbrokenPhone(PHONES.assistancePhone)).toBe("+992\u00a044\u00a0600\u00a055\u00a011");
});
