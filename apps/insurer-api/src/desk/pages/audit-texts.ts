import type { Language } from "@sughurta/domain";

interface AuditTexts {
  readonly number: string;
  readonly when: string;
  readonly who: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
}

export const auditTexts: Record<Language, AuditTexts> = {
  ru: {
    number: "№",
    when: "Когда",
    who: "Кто",
    action: "Что сделано",
    subject: "Объект",
    reason: "Почему",
  },
  tg: {
    number: "№",
    when: "Кай",
    who: "Кӣ",
    action: "Чӣ кард",
    subject: "Объект",
    reason: "Чаро",
  },
  en: {
    number: "No.",
    when: "When",
    who: "Who",
    action: "What was done",
    subject: "Item",
    reason: "Why",
  },
};
