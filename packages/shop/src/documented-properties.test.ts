import { readFileSync } from "node:fs";
import { join } from "node:path";
import { documentedProperties } from "@sughurta/screen-testing/readme";
import { describe, expect, it } from "vitest";
import type { BoxCatalogueProps } from "./parts/boxes/box-catalogue.tsx";
import type { BoxOrderProps } from "./parts/boxes/box-order.tsx";
import type { ClaimFormProps } from "./parts/claims/claim-form.tsx";
import type { CascoOrderProps } from "./parts/motor/casco-order.tsx";
import type { MotorQuickQuoteProps } from "./parts/motor/motor-quick-quote.tsx";
import type { MtplOrderProps } from "./parts/motor/mtpl-order.tsx";
import type { TravelOrderProps } from "./parts/travel/travel-order.tsx";
import type { TravelQuickQuoteProps } from "./parts/travel/travel-quick-quote.tsx";
import type { InsurerShopProps } from "./shop/insurer-shop.tsx";

/** Every property of the shop and its parts: the compiler refuses an incomplete list or an unknown name. */
interface Properties {
  InsurerShop: Record<keyof InsurerShopProps, true>;
  TravelQuickQuote: Record<keyof TravelQuickQuoteProps, true>;
  TravelOrder: Record<keyof TravelOrderProps, true>;
  MotorQuickQuote: Record<keyof MotorQuickQuoteProps, true>;
  MtplOrder: Record<keyof MtplOrderProps, true>;
  CascoOrder: Record<keyof CascoOrderProps, true>;
  BoxCatalogue: Record<keyof BoxCatalogueProps, true>;
  BoxOrder: Record<keyof BoxOrderProps, true>;
  ClaimForm: Record<keyof ClaimFormProps, true>;
}

const ORDER = { operators: true, transferHref: true } as const;
const STEPS = { ...ORDER, history: true } as const;

const PROPERTIES: Properties = {
  InsurerShop: {
    insurer: true,
    rulesHref: true,
    privacyHref: true,
    children: true,
    partnerKey: true,
    returnPage: true,
    partnerReference: true,
    language: true,
    languages: true,
    texts: true,
    people: true,
    prefill: true,
    storageKey: true,
    brand: true,
    colorScheme: true,
    baseSize: true,
    headingLevel: true,
    onEvent: true,
    onPaid: true,
    result: true,
    afterPaid: true,
    onResultShown: true,
    leaveTo: true,
    fetch: true,
    start: true,
    fallback: true,
  },
  TravelQuickQuote: { ...STEPS, layout: true, initialTrip: true },
  TravelOrder: { ...STEPS, layout: true, initialTrip: true },
  MotorQuickQuote: { ...ORDER, initialAnswers: true },
  MtplOrder: { ...ORDER, initialAnswers: true },
  CascoOrder: { ...STEPS, product: true, program: true },
  BoxCatalogue: { category: true, links: true, operators: true },
  BoxOrder: { ...ORDER, slug: true, links: true },
  ClaimForm: { policy: true },
};

describe("the README", () => {
  const documented = documentedProperties(join(import.meta.dirname, "../README.md"));

  it.each(["headless.example.tsx", "prefill.example.ts", "page-test.example.test.tsx"])(
    "has %s as it is compiled",
    (file) => {
      const example = readFileSync(join(import.meta.dirname, file), "utf8");
      expect(readFileSync(join(import.meta.dirname, "../README.md"), "utf8")).toContain(example);
    },
  );

  it.each(Object.entries(PROPERTIES))("names every property of %s and no other", (name, known) => {
    expect(documented[name]?.toSorted()).toEqual(Object.keys(known).toSorted());
  });
});
