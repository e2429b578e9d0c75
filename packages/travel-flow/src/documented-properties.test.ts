import { join } from "node:path";
import { documentedProperties } from "@sughurta/screen-testing/readme";
import { describe, expect, it } from "vitest";
import type { TravelLandingProps } from "./landing/travel-landing.tsx";
import type { TravelQuickQuoteProps } from "./quick-quote/travel-quick-quote.tsx";
import type { TravelFlowProps } from "./screen/use-travel-order.ts";

/** Every property of the exported screens: the compiler refuses an incomplete list or an unknown name. */
interface Properties {
  TravelFlow: Record<keyof TravelFlowProps, true>;
  TravelQuickQuote: Record<keyof TravelQuickQuoteProps, true>;
  TravelLanding: Record<keyof TravelLandingProps, true>;
}

const QUICK_QUOTE = { today: true, onOrder: true, coupon: true, partner: true } as const;

const PROPERTIES: Properties = {
  TravelFlow: {
    today: true,
    paymentOrigins: true,
    onResult: true,
    layout: true,
    medicalSums: true,
    ageGroups: true,
    initialTrip: true,
    initialCoupon: true,
    partner: true,
    partnerReference: true,
    operators: true,
    landingHref: true,
    history: true,
    leaveTo: true,
    transferHref: true,
    passportReader: true,
  },
  TravelQuickQuote: { ...QUICK_QUOTE, initialTrip: true, known: true },
  TravelLanding: {
    ...QUICK_QUOTE,
    banner: true,
    products: true,
    quote: true,
    proof: true,
    renderProduct: true,
    productsHref: true,
    onCheckPolicy: true,
  },
};

describe("the README", () => {
  const documented = documentedProperties(join(import.meta.dirname, "../README.md"));

  it.each(Object.entries(PROPERTIES))("lists every property of %s and no other", (name, known) => {
    expect(documented[name]?.toSorted()).toEqual(Object.keys(known).toSorted());
  });
});
