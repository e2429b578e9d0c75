import type { Language } from "../language/language.ts";
import type { PolicyType } from "../payment/operators.ts";

/** Phones of the insurer in readable format. */
export interface InsurerPhones {
  /** For questions, often a short number that works in the country only. */
  readonly supportPhone: string;
  /** For emergencies, with the country code: it can be called from abroad. */
  readonly assistancePhone: string;
}

/** Determines the number to call about a policy. */
export interface CalledAbout {
  readonly policyType?: PolicyType | undefined;
  /** The terms of its box require a call before treatment, as travel policies do. */
  readonly assistance?: boolean | undefined;
}

/** Whether the holder of a policy calls from abroad, before treatment. S1 §2, SPEC-76. */
export function needsAssistance({ policyType, assistance = false }: CalledAbout): boolean {
  return policyType === "travel" || assistance;
}

/** Phones for a policy: a traveller needs the number that works from abroad first. S1 §2. */
export function helpPhones(about: CalledAbout, phones: InsurerPhones): string {
  const { supportPhone, assistancePhone } = phones;
  return needsAssistance(about) ? `${assistancePhone}, ${supportPhone}` : supportPhone;
}

/** The one number to call about a policy first. */
export function helpPhone(about: CalledAbout, phones: InsurerPhones): string {
  return needsAssistance(about) ? phones.assistancePhone : phones.supportPhone;
}

const ASSISTANCE_CALL: Readonly<Record<Language, (phone: string) => string>> = {
  ru: (phone) =>
    `Позвоните ${phone} до обращения к врачу, а если помощь нужна сразу — в течение суток.`,
  tg: (phone) =>
    `Пеш аз муроҷиат ба табиб ба ${phone} занг занед, агар кумак дарҳол лозим бошад, дар давоми як шабонарӯз.`,
  en: (phone) =>
    `Call ${phone} before you see a doctor, or within a day if help is needed at once.`,
};

/** Which phone the holder of a trip's policy calls in which case, as a sentence. SPEC-76. */
export function assistanceCall(language: Language, phone: string): string {
  return ASSISTANCE_CALL[language](phone);
}

/** Link that calls a phone in readable format: `+992 44 600 55 11` → `tel:+992446005511`. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** A phone in readable format that is shown on one line, such as on a button. */
export function unbrokenPhone(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}
