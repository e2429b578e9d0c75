import type { Language } from "../language/language.ts";

/** Kinds of policy that a payment can be for. S0 §7. */
export const POLICY_TYPES = ["box", "car", "travel"] as const;

/** Kind of policy that a payment is for. S0 §7. */
export type PolicyType = (typeof POLICY_TYPES)[number];

/** Codes of the payment operators, in display order. S0 §7. */
export const PAYMENT_OPERATORS = ["card_dc_city", "vaslpay", "dc", "payler", "qr"] as const;

/** Code of a payment operator. S0 §7. */
export type PaymentOperator = (typeof PAYMENT_OPERATORS)[number];

/** Operators offered for a kind of policy, unless a deployer sets others. S0 §7. */
export function operatorsFor(policyType: PolicyType): readonly PaymentOperator[] {
  if (policyType === "travel") return PAYMENT_OPERATORS;
  return PAYMENT_OPERATORS.filter((operator) => operator !== "card_dc_city");
}

/** Whether an external value is the code of a payment operator. */
export function isPaymentOperator(value: unknown): value is PaymentOperator {
  return PAYMENT_OPERATORS.some((operator) => operator === value);
}

const NAMES: Readonly<Record<PaymentOperator, string | Readonly<Record<Language, string>>>> = {
  card_dc_city: "DCCity",
  vaslpay: "Vasl Pay",
  dc: "DC Pay (Corti Milli)",
  payler: "Online Pay (Visa/MasterCard)",
  qr: { ru: "QR-код", tg: "Рамзи QR", en: "QR code" },
};

/** Displayed name of a payment operator; the code of an unknown one. S0 §7. */
export function operatorName(code: string, language: Language): string {
  if (!isPaymentOperator(code)) return code;
  const name = NAMES[code];
  return typeof name === "string" ? name : name[language];
}
