import { join } from "node:path";
import { documentedProperties } from "@sughurta/screen-testing/readme";
import { describe, expect, it } from "vitest";
import type { MotorQuickQuoteProps } from "./quick-quote/motor-quick-quote.tsx";
import type { CascoOrderProps } from "./screen/casco-order.tsx";
import type { MtplOrderProps } from "./screen/mtpl-order.tsx";

/** Every property of the exported screens: the compiler refuses an incomplete list or an unknown name. */
interface Properties {
  CascoOrder: Record<keyof CascoOrderProps, true>;
  MtplOrder: Record<keyof MtplOrderProps, true>;
  MotorQuickQuote: Record<keyof MotorQuickQuoteProps, true>;
}

const ORDER = {
  links: true,
  today: true,
  paymentOrigins: true,
  onResult: true,
  initialCar: true,
  initialCoupon: true,
  partner: true,
  partnerReference: true,
  operators: true,
  leaveTo: true,
  transferHref: true,
  passportReader: true,
} as const;

const PROPERTIES: Properties = {
  CascoOrder: { ...ORDER, product: true, program: true, history: true },
  MtplOrder: { ...ORDER, initialAnswers: true, namedCar: true },
  MotorQuickQuote: {
    today: true,
    onContinue: true,
    initialAnswers: true,
    known: true,
    coupon: true,
    partner: true,
  },
};

describe("the README", () => {
  const documented = documentedProperties(join(import.meta.dirname, "../README.md"));

  it.each(Object.entries(PROPERTIES))("lists every property of %s and no other", (name, known) => {
    expect(documented[name]?.toSorted()).toEqual(Object.keys(known).toSorted());
  });
});
