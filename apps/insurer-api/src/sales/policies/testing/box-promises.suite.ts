import { type BoxTermsView, box, saveBox } from "@sughurta/contracts/box";
import { assistanceCall, formatDate, LANGUAGES, type Language } from "@sughurta/domain";
import { firstPaidDay } from "@sughurta/domain/box";
import { beforeAll, describe, expect, it } from "vitest";
import { termLines } from "#src/content/terms/box-terms-view.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type BoughtPolicy, buyPolicy, letters } from "#src/testing/bought-policy.ts";
import { boxes, seed } from "#src/testing/demo-content.ts";
import type { PromisesTable } from "./promises-table.ts";

const SOLD_WITH_TERMS = boxes.filter(({ isSale, terms }) => isSale && terms !== undefined);
const NAMED = {
  people: { insuredPeople: [{ name: "Ғафурзода Исмоил Ҷаҳонгир", birthDate: "2015-09-01" }] },
  address: { insuredAddress: "Душанбе, Рӯдакӣ 1, 12" },
  trip: { insuredTrip: { beginDate: "2026-11-23", endDate: "2026-11-30" } },
  car: {},
  holder: {},
};

/** The rules of sale in Russian. */
const RULES = seed.rules.desc.ru;

/** Compares the terms of every box on sale in all places that state them. */
export function boxPromisesSuite(getApi: () => TestService, table: PromisesTable): void {
  describe.each(SOLD_WITH_TERMS)("terms of the box $productCode", (sold) => {
    const { slug, productCode, insures, terms } = sold;
    let bought: BoughtPolicy;
    let paidFrom: string | undefined;
    beforeAll(async () => {
      const declaration = terms?.declaration && (true as const);
      const body = aBoxOrder({ productCode, declaration, ...NAMED[insures] });
      bought = await buyPolicy(getApi(), "box", saveBox, { body });
      paidFrom = terms && firstPaidDay(bought.policy.startDate, terms);
    });

    const pageIn = async (language: Language) => {
      const { data } = await bought.buyer(box, { params: { slug }, language });
      const [found] = data as unknown as { terms: BoxTermsView }[];
      if (!found) throw new Error("The page has no terms");
      const page = found.terms;
      // A page has no dates of a policy.
      const facts = page.facts.filter(({ key }) => key !== "waiting");
      return { page, facts, ...termLines({ ...page, facts }, language) };
    };

    it.each(LANGUAGES)("are the same on page, document and account: %s", async (language) => {
      const { page, facts, cover, conditions } = await pageIn(language);
      const account = await bought.account(language);
      expect(account.cover).toEqual(cover);
      expect(account.conditions).toEqual(expect.arrayContaining([...conditions]));
      expect(account.firstPaidDay).toBe(paidFrom);
      const document = await bought.document(language);
      const printed = [
        ...page.covers.flatMap(({ text, sum = "" }) => [text, sum]),
        ...facts.filter(({ key }) => key !== "reporting").map(({ value }) => value),
        ...page.exclusions,
      ];
      for (const text of printed) expect(document, text).toContain(letters(text));
      if (paidFrom) expect(document).toContain(formatDate(paidFrom));
    });

    it("are the same in email and short message", async () => {
      const { page, cover, conditions } = await pageIn("ru");
      for (const line of [...cover, ...conditions]) expect(bought.mail).toContain(`– ${line}\n`);
      if (paidFrom) {
        expect(bought.mail).toContain(formatDate(paidFrom));
        expect(bought.sms).toContain(formatDate(paidFrom));
      }
      const isCalled = terms?.reporting === "assistance";
      const call = assistanceCall("ru", getApi().service.config.assistancePhone);
      expect(bought.sms.includes(call)).toBe(isCalled);
      expect((await bought.account("ru")).assistance ?? false).toBe(isCalled);
      const places = ["page", "order", "document", "email", "account"] as const;
      table.add(productCode, `covers, ${page.covers.length} with their sums`, places);
      table.add(productCode, `exclusions, ${page.exclusions.length}`, places);
      for (const { key, value } of page.facts) {
        const inSms = key === "waiting" || (key === "reporting" && bought.sms.includes(value));
        const inRules = key === "reporting" && RULES.includes(value);
        table.add(productCode, key, [
          ...places,
          ...(inSms ? (["SMS"] as const) : []),
          ...(inRules ? (["rules"] as const) : []),
        ]);
      }
    });
  });
}
