import type { Language } from "../language/language.ts";
import { isPaymentOperator, type PaymentOperator } from "./operators.ts";

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
