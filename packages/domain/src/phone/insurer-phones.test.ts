import { expect, it } from "vitest";
import { helpPhone, helpPhones, telHref } from "./insurer-phones.ts";

const PHONES = { supportPhone: "5511", assistancePhone: "+992 44 600 55 11" };

it("names the number that works from abroad first to who travels", () => {
  expect(helpPhones("travel", PHONES)).toBe("+992 44 600 55 11, 5511");
  expect(helpPhone("travel", PHONES)).toBe("+992 44 600 55 11");
  expect(helpPhones("box", PHONES)).toBe("5511");
  expect(helpPhone("box", PHONES)).toBe("5511");
});

it.each([
  ["5511", "tel:5511"],
  ["+992 (44) 600-55-11", "tel:+992446005511"],
])("calls %s", (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
