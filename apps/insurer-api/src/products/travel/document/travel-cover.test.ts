import { saveTravel } from "@sughurta/contracts/travel";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { parse } from "zod/v4/core";
import { FONTS } from "#src/products/document/page.ts";
import { qrCode } from "#src/products/document/qr-code.ts";
import { normalizeTravelOrder } from "#src/products/travel/normalize-travel-order.ts";
import { aFamilyOrder } from "#src/products/travel/testing/a-family.ts";
import { certificateTexts } from "./certificate-texts.ts";
import { daysText, medicalText, territoryText } from "./cover-words.ts";
import { getTravelCover } from "./travel-cover.ts";
import { travelPages } from "./travel-pages.ts";

const getCover = (changes: Parameters<typeof aFamilyOrder>[0] = {}) =>
  getTravelCover(normalizeTravelOrder(parse(saveTravel.body, aFamilyOrder(changes))));
const LANGUAGES = ["ru", "tg", "en"] as const;
const BRANDING = {
  brandName: "Sughurta",
  phones: "+992 44 600 55 11, 5511",
  publicUrl: "https://shop.example",
  pattern: { family: "trip", seed: "0000100012" },
} as const;
const FACTS = { policyNumber: "0000100012", holder: "SAIDOVA MADINA", issuedOn: "2026-03-02" };
const QR = qrCode("https://shop.example");

/** Pages that a cover adds to the document. */
function getPages(
  cover: ReturnType<typeof getCover>,
  language: (typeof LANGUAGES)[number],
): number {
  const doc = new PDFDocument({ autoFirstPage: false });
  let pages = 0;
  doc.on("pageAdded", () => {
    pages += 1;
  });
  doc.registerFont("text", FONTS.text).registerFont("strong", FONTS.strong);
  travelPages(BRANDING, cover, FACTS, language).draw(doc, QR);
  return pages;
}

describe("the cover of a travel policy", () => {
  it("names every insured person with birth date, document and citizenship", () => {
    const { insured } = getCover();
    expect(insured).toHaveLength(5);
    expect(insured[0]).toEqual({
      name: "SAIDOVA MADINA",
      birthDate: "1990-05-14",
      document: "401234567",
      citizenship: "TJ",
    });
  });

  it("lists the chosen add-ons with their sums, and their people if not all", () => {
    const { addOns, flatAddress } = getCover();
    expect(addOns.map(({ field, sum }) => [field, sum])).toEqual([
      ["thingsSumAssured", 750],
      ["flatSumAssured", 10_000],
      ["neighborSumAssured", 10_000],
      ["accSumAssured", 5_000],
      ["flightDelaySign", 75],
      ["pregnantOption", undefined],
      ["covid19Option", 5_000],
      ["sunOption", undefined],
      ["alcoholicOption", undefined],
    ]);
    const covid = addOns.find(({ field }) => field === "covid19Option");
    expect(covid?.names).toEqual(["SAIDOVA MADINA", "SAIDOVA FARRUKH", "SAIDOVA ZUHRO"]);
    expect(flatAddress).toBe("Dushanbe, Rudaki 1, 12");
  });

  it("includes the whole Schengen Area if one of its countries is chosen", () => {
    const cover = getCover({ country: "Germany,Türkiye" });
    expect(territoryText(cover, "en")).toBe("Germany, Türkiye and the whole Schengen Area");
    expect(territoryText(cover, "tg")).toBe("Олмон, Туркия ва тамоми минтақаи Шенген");
    expect(territoryText(getCover({ country: "SCU" }), "en")).toBe("Schengen Area");
    expect(territoryText(getCover({ country: "Türkiye" }), "en")).toBe("Türkiye");
  });

  it("is sufficient for a visa from 30 000 euros", () => {
    const ready = (currency: "EUR" | "USD", mainSumAssured: number, country = "Germany") =>
      getCover({ country, currency, mainSumAssured }).visaReady;
    expect(ready("EUR", 30_000)).toBe(true);
    expect(ready("USD", 30_000)).toBe(false);
    expect(ready("USD", 50_000)).toBe(true);
    expect(ready("EUR", 30_000, "Türkiye")).toBe(false);
  });

  it("states the days of one trip, or the maximum length of each of many", () => {
    expect(daysText(getCover(), "en")).toBe("11, first and last day included");
    const many = getCover({ multi: 1, endDate: "2027-03-09", dayCount: 90 });
    expect(daysText(many, "ru")).toBe("Поездки весь год, каждая до 90 дней");
    expect(medicalText(many, "en")).toBe("50\u00a0000\u00a0EUR per person");
  });
});

describe("the certificate", () => {
  it("is printed in the buyer's language and in English, once if they are the same", () => {
    const cover = getCover();
    expect(LANGUAGES.map((language) => getPages(cover, language))).toEqual([2, 2, 1]);
  });

  it("continues on a further page instead of beyond the edge", () => {
    const family = aFamilyOrder();
    const cover = getCover({
      country: "Germany,Türkiye,United States,France,China,Japan,Thailand,Brazil,Canada",
      assuredFlatAddress: "Dushanbe, ".repeat(14),
      las: family.las.map((person) => ({
        ...person,
        laLastname: "ABDURAHMONZODA".repeat(10),
        laPatronic: "MUHAMMADSHARIFOVICH".repeat(7),
      })),
    });
    expect(getPages(cover, "en")).toBeLessThanOrEqual(3);
  });

  it("has every text in every language, Tajik in Tajik letters", () => {
    const words = (language: (typeof LANGUAGES)[number]) => {
      const { addOns, exclusions, ...rest } = certificateTexts[language];
      return { ...rest, ...addOns, ...exclusions };
    };
    for (const language of LANGUAGES) {
      expect(Object.keys(words(language))).toEqual(Object.keys(words("en")));
      for (const word of Object.values(words(language))) expect(word.trim()).not.toBe("");
    }
    expect(JSON.stringify(certificateTexts.tg)).not.toMatch(/[щыьц]/i);
  });
});
