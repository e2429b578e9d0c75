import type { Language } from "@sughurta/domain";

interface FiscalTexts {
  readonly subject: string;
  readonly greeting: string;
  readonly sale: string;
  readonly refund: string;
  readonly farewell: string;
}

/** The email with a fiscal receipt, by language. */
export const fiscalTexts: Record<Language, FiscalTexts> = {
  ru: {
    subject: "Кассовый чек № {{number}} по полису {{policy}}",
    greeting: "Здравствуйте, {{name}}!",
    sale: `Вы заплатили {{sum}} за полис {{policy}}. Кассовый чек № {{number}}.

Открыть чек:
{{url}}`,
    refund: `Мы вернули {{sum}} за полис {{policy}}. Кассовый чек на возврат № {{number}}.

Открыть чек:
{{url}}`,
    farewell: "{{brand}}",
  },
  tg: {
    subject: "Чеки хазинавии № {{number}} аз рӯйи полиси {{policy}}",
    greeting: "Салом, {{name}}!",
    sale: `Шумо барои полиси {{policy}} {{sum}} пардохтед. Чеки хазинавии № {{number}}.

Кушодани чек:
{{url}}`,
    refund: `Мо барои полиси {{policy}} {{sum}} баргардонидем. Чеки хазинавии бозгашти пул № {{number}}.

Кушодани чек:
{{url}}`,
    farewell: "{{brand}}",
  },
  en: {
    subject: "Fiscal receipt no. {{number}} for policy {{policy}}",
    greeting: "Hello {{name}},",
    sale: `You paid {{sum}} for policy {{policy}}. Fiscal receipt no. {{number}}.

Open the receipt:
{{url}}`,
    refund: `We refunded {{sum}} for policy {{policy}}. Fiscal receipt of the refund, no. {{number}}.

Open the receipt:
{{url}}`,
    farewell: "{{brand}}",
  },
};
