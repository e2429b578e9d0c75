import { formatDate, type Language } from "@sughurta/domain";
import type { TestService } from "#src/testing/a-service.ts";
import type { BoughtPolicy } from "#src/testing/bought-policy.ts";

/** Expected wording of a promise in each language. */
type Said = Readonly<Record<Language, RegExp>>;

/** A promise with its wording in each place that states it. */
export interface Promised {
  readonly promise: string;
  /** Texts of document, email and account. */
  readonly terms?: (language: Language) => readonly string[];
  /** Texts of the document if its wording differs. */
  readonly printed?: (language: Language) => readonly string[];
  /** Texts of the email in addition to the terms. */
  readonly mail?: (language: Language) => readonly string[];
  readonly sms?: (language: Language) => readonly string[];
  /** Texts of the account if it has none of the terms. */
  readonly account?: (language: Language) => readonly string[];
  readonly page?: Said;
  readonly order?: Said;
  readonly rules?: Said;
}

/** A product with a calculated price, bought once. */
export interface SoldProduct {
  readonly product: string;
  /** Language of the purchase, and so of the email and the SMS. */
  readonly language: Language;
  readonly buy: (api: TestService) => Promise<BoughtPolicy>;
  /** Prefixes of the text files that its page and its order use. */
  readonly page: readonly string[];
  readonly order: readonly string[];
  /** Description of the product in the catalogue. */
  readonly described?: Readonly<Record<Language, string>> | undefined;
  readonly promises: (bought: BoughtPolicy, api: TestService) => readonly Promised[];
}

/** Expected wording of a promise in three languages. */
export const said = (ru: RegExp, tg: RegExp, en: RegExp): Said => ({ ru, tg, en });

/** Promises of every calculated policy. */
export function ofEveryPolicy({ policy }: BoughtPolicy, phone: string): readonly Promised[] {
  const firstDay = () => [formatDate(policy.startDate)];
  const phones = () => [phone];
  return [
    {
      promise: "first day",
      printed: firstDay,
      mail: firstDay,
      account: firstDay,
      sms: firstDay,
      order: said(/первый и последний/, /рӯзи аввал ва охир/, /first and last/),
      rules: said(
        /Дата начала указана в полисе/,
        /Санаи оғоз дар полис/,
        /start date is stated in the policy/,
      ),
    },
    { promise: "help number", printed: phones, mail: phones, sms: phones },
    {
      promise: "refund",
      rules: said(
        /До начала действия полиса возвращаем всё.+80 %.+за 10 рабочих дней/,
        /То оғози амали полис тамоми пули.+80 фоизи.+дар 10 рӯзи корӣ/,
        /Before the policy begins we refund everything.+80%.+within 10 working days/,
      ),
    },
  ];
}
