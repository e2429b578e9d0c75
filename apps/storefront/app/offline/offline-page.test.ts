// @vitest-environment jsdom
import { expect, it } from "vitest";
import { documentPath, OFFLINE_STYLES, offlinePage } from "./offline-page.ts";
import { texts } from "./texts/en.ts";
import { texts as ru } from "./texts/ru.ts";

const phones = { supportPhone: "5511", assistancePhone: "+992 44 600 55 11" };
const policy = {
  policyNumber: "0000000013",
  policyType: "travel",
  title: 'Travel <b>"all & more"</b>',
  startDate: "2026-03-10",
  endDate: "2027-03-09",
} as const;

const page = offlinePage({ language: "en", texts, phones, policies: [policy] });
const parsed = new DOMParser().parseFromString(page, "text/html");

it("shows each policy with its days, its document, phone numbers and instructions", () => {
  expect(parsed.documentElement.lang).toBe("en");
  const card = parsed.querySelector("article");
  expect(card?.querySelectorAll("svg.sg-pattern--trip path")).toHaveLength(3);
  expect(card?.querySelector("h2")?.textContent).toBe(policy.title);
  expect(card?.textContent).toContain("0000000013");
  expect(card?.textContent).toContain("10.03.2026 to 09.03.2027");
  expect([...(card?.querySelectorAll("li") ?? [])].map((step) => step.textContent)).toEqual(
    Object.values(texts.travel),
  );
  const links = [...parsed.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    documentPath("0000000013"),
    "tel:+992446005511",
    "tel:5511",
    "tel:112",
    "/",
    "/my-policy/remove",
  ]);
});

it("shows the common name of a policy, with the legal one below", () => {
  const mtpl = {
    ...policy,
    policyType: "car",
    productSlug: "mtpl",
    title: "Обязательное страхование ответственности",
  } as const;
  const shown = offlinePage({ language: "ru", texts: ru, phones, policies: [mtpl] });
  expect(shown).toContain("<h2>ОСАГО</h2>");
  expect(shown).toContain(mtpl.title);
});

it("shows the period in Russian, and each phone number once", () => {
  const box = { ...policy, policyType: "box" } as const;
  const other = offlinePage({ language: "ru", texts: ru, phones, policies: [box] });
  expect(other).toContain("с 10.03.2026 по 09.03.2027");
  expect(other.match(/tel:5511/g)).toHaveLength(1);
});

it("runs no scripts, loads its stylesheet only, and escapes markup in its data", () => {
  expect(parsed.querySelectorAll("script, style, b, [style]")).toHaveLength(0);
  const loaded = [...parsed.querySelectorAll("link")].map((link) => link.getAttribute("href"));
  expect(loaded).toEqual([OFFLINE_STYLES]);
});
