// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readQuoteLink } from "./open-quote.tsx";
import { isQuoteLink, quoteLink, quoteLinkText } from "./quote-link.ts";

const TODAY = "2026-03-02";
const KIND = "travel-order";
const SHARED = { kind: KIND, choices: { country: ["TR"] }, price: 140, date: "2026-03-01" };
const PAGE = "https://site.tj/order";

const toText = (link: string) => quoteLinkText(link, KIND) ?? "";
const encoded = (quote: object) => toText(quoteLink(PAGE, { ...SHARED, ...quote }));

describe("a link to a quote", () => {
  it("contains every choice and the displayed price", () => {
    // No order has a field of this name, and it is ignored.
    const field = fc.string().filter((name) => name !== "__proto__");
    const json = fc.dictionary(field, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 5 });
    fc.assert(
      fc.property(json, fc.integer({ min: 1, max: 999_999_999 }), (written, diram) => {
        // Values that JSON cannot represent, such as -0, are not in an order either.
        const choices = JSON.parse(JSON.stringify(written));
        const price = diram / 100;
        const link = quoteLink(PAGE, { ...SHARED, choices, price });
        fc.pre(link.length < 4_000);
        expect(readQuoteLink(toText(link), TODAY)).toEqual({ choices, price, date: SHARED.date });
      }),
    );
  });

  it("does not set a prototype", () => {
    const choices = JSON.parse('{"__proto__": {"paid": true}, "country": ["TR"]}');
    const read = readQuoteLink(toText(quoteLink(PAGE, { ...SHARED, choices })), TODAY);
    expect(Object.entries(read?.choices ?? {})).toEqual([["country", ["TR"]]]);
    expect(read?.choices).not.toHaveProperty("paid");
  });

  it("sends nothing to a server and leaves the query of its page unchanged", () => {
    const link = new URL(quoteLink(`${PAGE}?lang=tg&utm=a+b#trip`, SHARED));
    expect(link.origin + link.pathname + link.search).toBe(`${PAGE}?lang=tg&utm=a+b`);
  });

  it("contains neither the promo code of its sender nor their step", () => {
    const link = quoteLink(`${PAGE}?coupon=NAVRUZ10&step=people&partner=somon`, SHARED);
    expect(new URL(link).search).toBe("?partner=somon");
  });

  it("is for the order of its kind only", () => {
    const link = quoteLink(PAGE, SHARED);
    expect(isQuoteLink(link, KIND)).toBe(true);
    expect(isQuoteLink(link, "motor-mtpl")).toBe(false);
    expect(isQuoteLink(PAGE, KIND)).toBe(false);
    expect(isQuoteLink(`${PAGE}#handover=abc`, KIND)).toBe(false);
    expect(isQuoteLink("no address", KIND)).toBe(false);
  });

  it.each([
    ["of another version", `2${encoded({}).slice(1)}`],
    ["cut off", encoded({}).slice(0, -9)],
    ["without an end", "1."],
    ["with other signs", ""],
    ["of a price that is none", encoded({ price: -1 })],
    ["of a price that nothing costs", encoded({ price: 1e12 })],
    ["of a day to come", encoded({ date: "2026-03-03" })],
    ["of no day", encoded({ date: "yesterday" })],
    ["of no choices", encoded({ choices: undefined })],
  ])("%s is ignored", (_, text) => {
    expect(readQuoteLink(text, TODAY)).toBeUndefined();
  });

  it("of any other text is ignored without an error", () => {
    fc.assert(fc.property(fc.string(), (text) => readQuoteLink(`1.${text}`, TODAY) === undefined));
    expect(quoteLinkText(`${PAGE}#quote=a%20b`, KIND)).toBe("");
    expect(quoteLinkText(`${PAGE}#quote=1.${"a".repeat(5_000)}`, KIND)).toBe("");
  });
});
