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
    sale: `Вы заплатили {{sum}} за полис {{policy}}.

Открыть кассовый чек № {{number}}:
{{url}}`,
    refund: `Мы вернули {{sum}} за полис {{policy}}.

Открыть кассовый чек на возврат № {{number}}:
{{url}}`,
    farewell: "{{brand}}",
  },
  tg: {
    subject: "Чеки хазинавии № {{number}} аз рӯйи полиси {{policy}}",
    greeting: "Салом, {{name}}!",
    sale: `Шумо барои полиси {{policy}} {{sum}} пардохтед.

Кушодани чеки хазинавии № {{number}}:
{{url}}`,
    refund: `Мо барои полиси {{policy}} {{sum}} баргардонидем.

Кушодани чеки хазинавии бозгашти пул № {{number}}:
{{url}}`,
    farewell: "{{brand}}",
  },
  en: {
    subject: "Fiscal receipt no. {{number}} for policy {{policy}}",
    greeting: "Hello {{name}},",
    sale: `You paid {{sum}} for policy {{policy}}.

Open fiscal receipt no. {{number}}:
{{url}}`,
    refund: `We refunded {{sum}} for policy {{policy}}.

Open the fiscal receipt of the refund, no. {{number}}:
{{url}}`,
    farewell: "{{brand}}",
  },
};
