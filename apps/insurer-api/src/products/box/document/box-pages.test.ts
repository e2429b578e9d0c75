import { assistanceCall } from "@sughurta/domain";
import { type BoxInsured, INSURED_ADDRESS_MAX_LENGTH } from "@sughurta/domain/box";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import type { SoldTerms } from "#src/content/terms/box-terms-view.ts";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import { FONTS } from "#src/products/document/page.ts";
import { policyPdf } from "#src/sales/policies/policy-pdf.ts";
import { pdfPages } from "#src/testing/pdf-pages.ts";
import { boxPages } from "./box-pages.ts";

const PAPER = {
  branding: {
    brandName: "Sughurta",
    phones: "5511",
    publicUrl: "https://shop.example",
    pattern: { family: "home", seed: "0000100012" },
  },
  facts: { policyNumber: "0000100012", holder: "Саидова Мадина", issuedOn: "2026-03-02" },
  language: "tg",
  startDate: "2026-03-03",
} as const;
const getTerms = (changes: Partial<SoldTerms["terms"]>): SoldTerms => {
  const text = { ru: "Перелом", tg: "Шикастани устухон", en: "Fracture" };
  const terms = {
    covers: [{ text }],
    exclusions: [],
    territory: text,
    reporting: "ordinary",
  } as const;
  return { insures: "holder", insuredAges: null, terms: { ...terms, ...changes } };
};
const TERMS = {
  home: getTerms({ reporting: "home" }),
  trip: getTerms({ reporting: "assistance" }),
  waiting: getTerms({ waitingDays: 60 }),
};
const CHILD = {
  name: "Абдураҳмонзода Муҳаммадшариф Шамсиддинович",
  birthDate: "2015-05-14",
};

function getPages(insured: BoxInsured): number {
  const doc = new PDFDocument({ autoFirstPage: false });
  let pages = 0;
  doc.on("pageAdded", () => {
    pages += 1;
  });
  doc.registerFont("text", FONTS.text).registerFont("strong", FONTS.strong);
  boxPages({ insured }, PAPER).draw(doc, { size: 0, modules: new Uint8Array() });
  return pages;
}

const POLICY: Policy = {
  number: "0000100012",
  code: "12345678",
  orderId: null,
  owner: "a buyer",
  policyType: "box",
  productCode: "HOM_FLAT",
  language: "tg",
  startDate: "2026-03-03",
  endDate: "2027-03-02",
  sumAssuredDiram: 5_500_000,
  priceDiram: 22_000,
  amountDiram: 22_000,
  currency: "TJS",
  couponCode: null,
  holder: {
    lastName: "Саидова",
    firstName: "Мадина",
    birthDate: "1990-05-14",
    phone: "992921234567",
  },
  lifeAssured: ["Саидова Мадина"],
  activatedAt: null,
  version: 1,
  versionOn: null,
  createdAt: new Date("2026-03-02T07:00:00Z"),
};

/** All characters of the first page of a home policy, without spaces. */
async function fetchLetters(insuredAddress: string): Promise<string> {
  const request = {
    branding: PAPER.branding,
    family: "home",
    timeZone: "Asia/Dushanbe",
    policyWithProduct: { policy: POLICY, title: null, details: null, cancelledOn: null, parts: [] },
    policyStatus: { status: "ACTIVE" },
    language: "tg",
    cover: { kind: "box", insured: { insuredAddress } },
    isSpecimen: false,
  } as const;
  const [page] = await pdfPages(await policyPdf(request));
  return page?.letters ?? "";
}

describe("the document of a box", () => {
  it("states the days for reporting damage to a home", () => {
    const { home } = TERMS;
    const [first] = boxPages({ insured: {}, terms: home }, PAPER).steps ?? [];
    expect(first).toContain("Дар се рӯз");
  });

  it("retains the days of a home for policies without terms", () => {
    const [first] =
      boxPages({ insured: { insuredAddress: "Душанбе, Рӯдакӣ 1" } }, PAPER).steps ?? [];
    expect(first).toContain("Дар се рӯз");
  });

  it("states to call before treatment on a trip", () => {
    const [first] = boxPages({ insured: {}, terms: TERMS.trip }, PAPER).steps ?? [];
    expect(first).toBe(assistanceCall("tg", PAPER.branding.phones));
  });

  it("prints the first day of payouts after a waiting period", () => {
    const { afterPeriod } = boxPages({ insured: {}, terms: TERMS.waiting }, PAPER);
    expect(afterPeriod?.[1]).toBe("02.05.2026");
  });

  it("prints the longest address completely", async () => {
    const insuredAddress = "Навобод ".repeat(INSURED_ADDRESS_MAX_LENGTH / 8).trim();
    expect(await fetchLetters(insuredAddress)).toContain(insuredAddress.replaceAll(" ", ""));
  });

  it("prints symbols of a phone keyboard, and drops emoji that its fonts lack", async () => {
    const letters = await fetchLetters("Рӯдакӣ’s 12, ~30 м², 5° 🏠👍🏽 блок 2′");
    expect(letters).toContain("Рӯдакӣ’s12,~30м²,5°блок2");
    expect(letters).not.toMatch(/[\uFFFD🏠👍]/u);
  });

  it("names the insured object in place of the holder, in the language of the policy", () => {
    const insuredTrip = { beginDate: "2026-11-23", endDate: "2026-11-30" };
    expect(boxPages({ insured: { insuredTrip } }, PAPER).insured).toEqual([
      "Сафари суғурташуда",
      "23.11.2026 – 30.11.2026",
    ]);
    expect(boxPages({ insured: {} }, PAPER).insured).toBeUndefined();
  });

  it("has one more page for up to ten people, and none without them", () => {
    expect(getPages({ insuredPeople: Array.from({ length: 10 }, () => CHILD) })).toBe(1);
    expect(getPages({})).toBe(0);
  });
});
