import { formatDate, LANGUAGES, type Language } from "@sughurta/domain";
import { everyText } from "@sughurta/glossary/every-text";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestService } from "#src/testing/a-service.ts";
import { type BoughtPolicy, letters } from "#src/testing/bought-policy.ts";
import { seed } from "#src/testing/demo-content.ts";
import { SOLD_MOTOR_PRODUCTS } from "./motor-promises.ts";
import type { Promised } from "./promised.ts";
import { PLACES, type Place, type PromisesTable } from "./promises-table.ts";
import { SOLD_TRIPS } from "./travel-promises.ts";

const texts = everyText();
/** Texts with one kind of space. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ");
const getTexts = (files: readonly string[], language: Language) =>
  plain(
    texts
      .filter((one) => one.language === language && files.some((file) => one.path.includes(file)))
      .map(({ text }) => text)
      .join(" "),
  );

const RULES = {
  ru: plain(seed.rules.desc.ru),
  tg: plain(seed.rules.desc.tg),
  en: plain(seed.rules.desc.en),
};

function getPlaces({ terms, page, order, rules, sms, ...own }: Promised): readonly Place[] {
  const { printed = terms, mail = terms, account = terms } = own;
  const stated = { page, order, document: printed, email: mail, SMS: sms, account, rules };
  return PLACES.filter((place) => stated[place]);
}

/** Compares the terms of every trip and vehicle on sale in all places that state them. */
export function calculatedPromisesSuite(getApi: () => TestService, table: PromisesTable): void {
  describe.each([...SOLD_TRIPS, ...SOLD_MOTOR_PRODUCTS])("terms of $product", (sold) => {
    let bought: BoughtPolicy;
    let promises: readonly Promised[];
    beforeAll(async () => {
      bought = await sold.buy(getApi());
      promises = sold.promises(bought, getApi());
    });

    it.each(LANGUAGES)("are the same in all texts: %s", async (language) => {
      const mine = await bought.account(language);
      const { cover, conditions = [], startDate, instalments = [] } = mine;
      const dates = [startDate, ...instalments.map(({ dueOn }) => dueOn)].map(formatDate);
      const accountText = plain([...cover, ...conditions, ...dates].join(" "));
      const document = await bought.document(language);
      const description = sold.described?.[language] ?? "";
      const pageText = plain(getTexts(sold.page, language) + description);
      const orderText = getTexts(sold.order, language);
      for (const { promise, terms, page, order, rules, ...own } of promises) {
        const { printed = terms, account = terms } = own;
        for (const one of account?.(language) ?? []) {
          expect(accountText, `account: ${promise}`).toContain(plain(one));
        }
        for (const one of printed?.(language) ?? []) {
          expect(document, `document: ${promise}`).toContain(letters(one));
        }
        if (page) expect(pageText, `page: ${promise}`).toMatch(page[language]);
        if (order) expect(orderText, `order: ${promise}`).toMatch(order[language]);
        if (rules) expect(RULES[language], `rules: ${promise}`).toMatch(rules[language]);
      }
    });

    it("are the same in email and short message", () => {
      const { language } = sold;
      const [mailText, smsText] = [plain(bought.mail), plain(bought.sms)];
      for (const one of promises) table.add(sold.product, one.promise, getPlaces(one));
      for (const { promise, terms, mail = terms, sms } of promises) {
        for (const one of mail?.(language) ?? []) expect(mailText, promise).toContain(plain(one));
        for (const one of sms?.(language) ?? []) expect(smsText, promise).toContain(plain(one));
      }
    });
  });
}
