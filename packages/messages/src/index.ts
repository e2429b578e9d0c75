import type { Language } from "@sughurta/domain";
import { messages as accountEn } from "./account/en.ts";
import { messages as accountRu } from "./account/ru.ts";
import { messages as accountTg } from "./account/tg.ts";
import { messages as boxEn } from "./box/en.ts";
import { messages as boxRu } from "./box/ru.ts";
import { messages as boxTg } from "./box/tg.ts";
import { messages as claimsEn } from "./claims/en.ts";
import { messages as claimsRu } from "./claims/ru.ts";
import { messages as claimsTg } from "./claims/tg.ts";
import { messages as couponEn } from "./coupon/en.ts";
import { messages as couponRu } from "./coupon/ru.ts";
import { messages as couponTg } from "./coupon/tg.ts";
import { messages as fieldsEn } from "./fields/en.ts";
import { messages as fieldsRu } from "./fields/ru.ts";
import { messages as fieldsTg } from "./fields/tg.ts";
import type { CodeOf } from "./figures/translation.ts";
import { messages as motorEn } from "./motor/en.ts";
import { messages as motorRu } from "./motor/ru.ts";
import { messages as motorTg } from "./motor/tg.ts";
import { messages as ordersEn } from "./orders/en.ts";
import { messages as ordersRu } from "./orders/ru.ts";
import { messages as ordersTg } from "./orders/tg.ts";
import { messages as paymentEn } from "./payment/en.ts";
import { messages as paymentRu } from "./payment/ru.ts";
import { messages as paymentTg } from "./payment/tg.ts";
import { messages as peopleEn } from "./people/en.ts";
import { messages as peopleRu } from "./people/ru.ts";
import { messages as peopleTg } from "./people/tg.ts";
import { messages as plainEn } from "./plain/en.ts";
import { messages as plainRu } from "./plain/ru.ts";
import { messages as plainTg } from "./plain/tg.ts";
import { messages as requestsEn } from "./requests/en.ts";
import { messages as requestsRu } from "./requests/ru.ts";
import { messages as requestsTg } from "./requests/tg.ts";
import { messages as travelEn } from "./travel/en.ts";
import { messages as travelRu } from "./travel/ru.ts";
import { messages as travelTg } from "./travel/tg.ts";
import { messages as tripEn } from "./trip/en.ts";
import { messages as tripRu } from "./trip/ru.ts";
import { messages as tripTg } from "./trip/tg.ts";

const ru = {
  ...accountRu,
  ...boxRu,
  ...claimsRu,
  ...couponRu,
  ...fieldsRu,
  ...motorRu,
  ...ordersRu,
  ...paymentRu,
  ...peopleRu,
  ...plainRu,
  ...requestsRu,
  ...travelRu,
  ...tripRu,
};

const SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ru,
  tg: {
    ...accountTg,
    ...boxTg,
    ...claimsTg,
    ...couponTg,
    ...fieldsTg,
    ...motorTg,
    ...ordersTg,
    ...paymentTg,
    ...peopleTg,
    ...plainTg,
    ...requestsTg,
    ...travelTg,
    ...tripTg,
  },
  en: {
    ...accountEn,
    ...boxEn,
    ...claimsEn,
    ...couponEn,
    ...fieldsEn,
    ...motorEn,
    ...ordersEn,
    ...paymentEn,
    ...peopleEn,
    ...plainEn,
    ...requestsEn,
    ...travelEn,
    ...tripEn,
  },
};

/** Code of an error that has a sentence in every language. */
export type MessageCode = CodeOf<keyof typeof ru>;

/** Every code, for services that validate it. */
export const MESSAGE_CODES: ReadonlySet<string> = new Set(
  Object.keys(ru).map((key) => key.replace(/_(?:one|few|many)$/, "")),
);

/**
 * The sentence of a code, for services; `{{name}}` marks a value that it needs, and `count` selects the plural form. A
 * form imports the subjects that it needs, such as `@sughurta/messages/travel/ru`, with its other texts of a language.
 */
export function messageIn(language: Language, code: MessageCode, count = 0): string {
  const sentences = SENTENCES[language];
  // Intl does not know the plural rules of Tajik, whose forms are the same here.
  const form = language === "tg" ? "other" : new Intl.PluralRules(language).select(count);
  return sentences[code] ?? sentences[`${code}_${form}`] ?? code;
}
