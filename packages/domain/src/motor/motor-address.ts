import type { Language } from "../language/language.ts";
import { hasOwn } from "../records/records.ts";
import {
  isMotorProgram,
  MOTOR_PRODUCTS,
  MOTOR_PROGRAMS,
  type MotorChoice,
  type MotorProduct,
  type MotorProgram,
  toMotorChoice,
} from "./motor-programs.ts";

/** Names of programmes in addresses. S2 §2. */
const PROGRAM_SLUGS: Readonly<Record<MotorProgram, string>> = {
  MCI_P1: "mtpl",
  ECI_P1: "eci-p1",
  ECI_P2: "eci-p2",
  ECI_P3: "eci-p3",
  ECI_FULL: "eci-full",
  SCI_P1: "standart",
  SCI_P2: "komfort",
  SCI_P3: "premium",
};

/** Names of kinds of insurance in addresses, besides their codes. S2 §2. */
const PRODUCT_SLUGS: Readonly<Partial<Record<MotorProduct, string>>> = { ECI: "individualnyy" };

/** Numbers of the policy terms by product code. S2 §2, SPEC-46. */
const TERMS_DOCUMENTS: Readonly<Record<string, number>> = {
  SCI_P1: 40,
  SCI_P2: 41,
  SCI_P3: 42,
  ECI: 43,
};

/** Name of a programme in an address: `SCI_P1` → `standart`. S2 §2. */
export function programSlug(program: MotorProgram): string {
  return PROGRAM_SLUGS[program];
}

/**
 * The product of a code or a slug in an address, in any case: `ECI_P2`, `eci`, `Standart`; `undefined` for anything
 * else. S2 §2, SPEC-44 and SPEC-45.
 */
export function getMotorChoice(codeOrSlug: string): MotorChoice | undefined {
  const code = codeOrSlug.toUpperCase();
  const slug = codeOrSlug.toLowerCase();
  if (isMotorProgram(code)) return toMotorChoice(code);
  const product = MOTOR_PRODUCTS.find((each) => each === code || PRODUCT_SLUGS[each] === slug);
  if (product) return { product };
  const program = MOTOR_PROGRAMS.find((each) => PROGRAM_SLUGS[each] === slug);
  return program && toMotorChoice(program);
}

/** What people call the policies with a long title: the compulsory one and the programmes of individual casco. */
const COMMON_NAMES: Readonly<Partial<Record<MotorProduct, Readonly<Record<Language, string>>>>> = {
  MTPL: { ru: "ОСАГО", tg: "Полиси ҳатмӣ", en: "MTPL" },
  ECI: { ru: "Каско", tg: "Каско", en: "Casco" },
};

/** Names of a policy: what people call it, and the full name where that is another one. */
export interface PolicyNames {
  readonly name: string;
  readonly legalName?: string | undefined;
}

/**
 * Names of a policy from the title of its product: the compulsory policy and individual casco have a common name, any
 * other is called by its title. `productSlug` is the slug or the code of the product.
 */
export function policyNames(
  {
    policyType,
    productSlug = "",
    title,
  }: {
    readonly policyType?: string | undefined;
    readonly productSlug?: string | undefined;
    readonly title: string;
  },
  language: Language,
): PolicyNames {
  const product = policyType === "car" ? getMotorChoice(productSlug)?.product : undefined;
  const common = product && COMMON_NAMES[product]?.[language];
  return common ? { name: common, legalName: title } : { name: title };
}

/** The product of an order's address; another value is ready-made casco. S2 §2. */
export function motorOrderChoice(codeOrSlug: string): MotorChoice {
  return getMotorChoice(codeOrSlug) ?? { product: "SCI" };
}

/** Number of the document with the terms of a product; `undefined` where only the content service has one. S2 §2. */
export function termsDocumentNumber(productCode: string): number | undefined {
  return hasOwn(TERMS_DOCUMENTS, productCode) ? TERMS_DOCUMENTS[productCode] : undefined;
}
