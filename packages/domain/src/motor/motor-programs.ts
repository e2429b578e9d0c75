import { hasOwn } from "../records/records.ts";

/** Kinds of motor insurance: compulsory liability, individual casco, ready-made casco. S2 §1. */
export const MOTOR_PRODUCTS = ["MTPL", "ECI", "SCI"] as const;

/** Category of car products, whose pages are in the motor catalogue. S2 §2, §7. */
export const MOTOR_CATEGORY = "sci";

/** One kind of motor insurance. S2 §1. */
export type MotorProduct = (typeof MOTOR_PRODUCTS)[number];

/** Endpoint groups: the usual one, full casco, compulsory liability. S2 §7, SPEC-57. */
export type MotorVariant = "v2" | "v3" | "mci";

/** Risks covered by a casco programme. S2 §1. */
export type CascoCover = "totalLoss" | "partialDamage" | "theft";

const PROGRAMS = {
  MCI_P1: { product: "MTPL", variant: "mci" },
  ECI_P1: { product: "ECI", variant: "v2" },
  ECI_P2: { product: "ECI", variant: "v2" },
  ECI_P3: { product: "ECI", variant: "v2" },
  ECI_FULL: { product: "ECI", variant: "v3" },
  SCI_P1: { product: "SCI", variant: "v2" },
  SCI_P2: { product: "SCI", variant: "v2" },
  SCI_P3: { product: "SCI", variant: "v2" },
} as const satisfies Readonly<
  Record<string, { readonly product: MotorProduct; readonly variant: MotorVariant }>
>;

/** Code of a programme that can be bought. S2 §1. */
export type MotorProgram = keyof typeof PROGRAMS;
/** Programmes with an insured sum of the buyer's choice. S2 §1. */
export type CascoProgram = Extract<MotorProgram, `ECI_${string}`>;
/** Programmes with a price of their own: Standard, Comfort, Premium. S2 §1. */
export type FixedProgram = Extract<MotorProgram, `SCI_${string}`>;

/** Every programme that can be bought. S2 §1. */
export const MOTOR_PROGRAMS: readonly MotorProgram[] = Object.keys(PROGRAMS).filter(isMotorProgram);

/** The initial programme of an order for individual casco. S2 §9. */
export const DEFAULT_CASCO_PROGRAM = "ECI_P1" satisfies CascoProgram;

const COVERS: Readonly<Record<CascoProgram, readonly CascoCover[]>> = {
  ECI_P1: ["totalLoss"],
  ECI_P2: ["partialDamage"],
  ECI_P3: ["theft"],
  ECI_FULL: ["totalLoss", "partialDamage", "theft"],
};

/** Whether a text is the code of a programme, in wire spelling. */
export function isMotorProgram(code: string): code is MotorProgram {
  return hasOwn(PROGRAMS, code);
}

/** The kind of insurance of a programme. */
export function productOfProgram(program: MotorProgram): MotorProduct {
  return PROGRAMS[program].product;
}

/** A choice of motor insurance: a kind, and one programme of it where that is known. */
export interface MotorChoice {
  readonly product: MotorProduct;
  readonly program?: MotorProgram;
}

/** A programme with its kind of insurance. */
export function toMotorChoice(program: MotorProgram): MotorChoice {
  return { product: productOfProgram(program), program };
}

/**
 * The motor order of a product code of the catalogue, spelled exactly; `undefined` for a box. `SCI` alone is sold on
 * the separate site. SPEC-15, SPEC-94.
 */
export function motorChoiceOfProduct(productCode: string): MotorChoice | undefined {
  if (isMotorProgram(productCode)) return toMotorChoice(productCode);
  return productCode === "ECI" || productCode === "MTPL" ? { product: productCode } : undefined;
}

/** The endpoint group that sells a programme. S2 §7. */
export function getVariant(program: MotorProgram): MotorVariant {
  return PROGRAMS[program].variant;
}

/** The programme that an endpoint group sells by this code; `undefined` where it sells none. SPEC-57. */
export function programOfVariant(variant: MotorVariant, code: string): MotorProgram | undefined {
  return isMotorProgram(code) && PROGRAMS[code].variant === variant ? code : undefined;
}

/** Whether a programme has an insured sum and options of individual casco. */
export function isCascoProgram(program: MotorProgram): program is CascoProgram {
  return productOfProgram(program) === "ECI";
}

/** Whether a programme has a price of its own. */
export function isFixedProgram(program: MotorProgram): program is FixedProgram {
  return productOfProgram(program) === "SCI";
}

/** Risks covered by a programme of individual casco. S2 §1. */
export function getCovers(program: CascoProgram): readonly CascoCover[] {
  return COVERS[program];
}

/** The accident options when a programme is chosen: both on for total loss only. S2 §4, SPEC-50. */
export function getAccidentOptions(program: MotorProgram): {
  readonly accidentAnyOption: 0 | 1;
  readonly accident3tpOption: 0 | 1;
} {
  const value = program === "ECI_P1" ? 1 : 0;
  return { accidentAnyOption: value, accident3tpOption: value };
}

/** Number of payouts of a casco policy: fixed, or unlimited within its sum. */
export type PayoutCount = 1 | 2 | "any";

const PAYOUTS: Partial<Record<MotorProgram, PayoutCount>> = {
  MCI_P1: "any",
  SCI_P2: 2,
  SCI_P3: "any",
};

/** Number of payouts of a programme's policy within its sum (SPEC-72). */
export function getPayoutCount(program: MotorProgram): PayoutCount {
  return PAYOUTS[program] ?? 1;
}
