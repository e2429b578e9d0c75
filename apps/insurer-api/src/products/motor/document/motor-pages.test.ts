import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import { FONTS } from "#src/products/document/page.ts";
import { qrCode } from "#src/products/document/qr-code.ts";
import { motorOrderColumns } from "#src/products/motor/motor-order-columns.ts";
import type { MotorForm } from "#src/products/motor/motor-request.ts";
import {
  aDriver,
  aLiabilityOrder,
  aMotorOrder,
} from "#src/products/motor/testing/a-motor-order.ts";
import { policyPdf } from "#src/sales/policies/policy-pdf.ts";
import { coverLists, limitText, territoryText } from "./cover-words.ts";
import { shortName } from "./draw-liability-certificate.ts";
import type { MotorPaper } from "./draw-motor-cover.ts";
import { getMotorCover } from "./motor-cover.ts";
import { motorDocumentTexts } from "./motor-document-texts.ts";
import { motorPages } from "./motor-pages.ts";

const LANGUAGES = ["ru", "tg", "en"] as const;
const TITLE = { ru: "Каско", tg: "Каско", en: "Casco" };
const BRANDING = {
  brandName: "Sughurta",
  phones: "5511",
  publicUrl: "https://shop.example",
  pattern: { family: "car", seed: "0000100012" },
} as const;
const QR = qrCode("https://shop.example");
const EVERYTHING = {
  accidentAnyOption: 1,
  accident3tpOption: 1,
  oldNewOption: 1,
  damageCarWashSumAssured: 1_000,
  noTraficPoliceSumAssured: 1_000,
  crSumAssured: 250_000,
  incidentSumAssured: 50_000,
  greenCardUzbOption: 1,
  greenCardKazOption: 1,
  greenCardKgzOption: 1,
};

const casco = (changes: Parameters<typeof aMotorOrder>[0] = {}): MotorForm => ({
  variant: "v2",
  ...aMotorOrder(changes),
});
const liability = (changes: Parameters<typeof aLiabilityOrder>[0] = {}): MotorForm => ({
  variant: "mci",
  ...aLiabilityOrder(changes),
});

function getPaper(form: MotorForm, language: (typeof LANGUAGES)[number] = "ru"): MotorPaper {
  const { holder, details, startDate, endDate } = motorOrderColumns(form);
  const policy: Policy = {
    number: "0000100012",
    code: "12345678",
    orderId: null,
    owner: "a buyer",
    policyType: "car",
    productCode: form.program,
    language,
    startDate,
    endDate,
    sumAssuredDiram: 12_000_000,
    priceDiram: 300_000,
    amountDiram: 300_000,
    currency: "TJS",
    couponCode: null,
    holder,
    lifeAssured: ["Саидова Мадина"],
    activatedAt: null,
    version: 1,
    versionOn: null,
    createdAt: new Date("2026-03-02T07:00:00Z"),
  };
  const cover = getMotorCover(details, policy);
  return { branding: BRANDING, policy, issuedOn: "2026-03-02", cover, language };
}

/** Draws the pages and returns their number, and the colours of the first. */
function drawn(paper: MotorPaper) {
  const doc = new PDFDocument({ autoFirstPage: false });
  let pages = 0;
  const colours = new Set<unknown>();
  doc.on("pageAdded", () => {
    pages += 1;
  });
  const { fillColor, strokeColor, fill } = doc;
  const note = (colour: unknown) => {
    if (pages === 1 && typeof colour === "string") colours.add(colour);
  };
  doc.fillColor = (...colour) => {
    note(colour[0]);
    return fillColor.apply(doc, colour);
  };
  doc.strokeColor = (...colour) => {
    note(colour[0]);
    return strokeColor.apply(doc, colour);
  };
  doc.fill = (...colour: [never]) => {
    note(colour[0]);
    return fill.apply(doc, colour);
  };
  doc.registerFont("text", FONTS.text).registerFont("strong", FONTS.strong);
  motorPages(paper, TITLE).draw(doc, QR);
  return { pages, colours: [...colours] };
}

describe("the cover of a motor policy", () => {
  it("names the vehicle by the directory for every spelling in the order, or as it was typed", () => {
    const getName = (form: MotorForm) => getPaper(form).cover.vehicle.name;
    expect(getName(casco({ carMark: "TOYOTA", carModel: "TOYOTA-CAMRY" }))).toBe("Toyota Camry");
    const typed = { carMark: undefined, carModel: undefined, markaTxt: "Tatra", modelTxt: "613" };
    expect(getName(casco(typed))).toBe("Tatra 613");
  });

  it("names drivers with licence and experience; none if any driver is insured", () => {
    expect(getPaper(casco()).cover.drivers).toEqual([
      { name: "Саидова Мадина", birthDate: "1990-05-14", licence: "AB123456", years: 10 },
    ]);
    expect(getPaper(casco({ multiDriveOption: true })).cover.drivers).toEqual([]);
  });

  it("lists the chosen options with their sums, and the countries of green cards", () => {
    const paper = getPaper(casco({ crSumAssured: 50_000, greenCardUzbOption: 1 }));
    expect(paper.cover.options).toEqual([{ field: "crSumAssured", sum: 50_000 }]);
    expect(territoryText(paper.cover, "en")).toBe("Tajikistan, Uzbekistan");
  });

  it("lists covered and excluded events by programme", () => {
    const texts = motorDocumentTexts.en;
    const lists = (form: MotorForm) => coverLists(getPaper(form).cover, texts);
    expect(lists(casco({ program: "ECI_P3" })).paid).toEqual(texts.paidFor.ECI_P3);
    for (const program of ["ECI_P2", "SCI_P3"]) {
      expect(lists(casco({ program })).paid).toContain("Glass and lights");
    }
    const full = lists({ ...casco({ program: "ECI_FULL" }), variant: "v3" }).paid;
    expect(full).toEqual(expect.arrayContaining([...texts.paidFor.ECI_P3]));
    expect(full.length).toBeGreaterThan(3);
    expect(lists(casco()).notPaid).toContain(texts.notNamedDriver);
    expect(lists(casco({ multiDriveOption: true })).notPaid).not.toContain(texts.notNamedDriver);
    expect(lists(liability()).notPaid).toEqual(texts.notPaidFor.liability);
  });

  it("excludes accidents of its own driver without that option", () => {
    const { ownFault } = motorDocumentTexts.en;
    const notPaid = (form: MotorForm) =>
      coverLists(getPaper(form).cover, motorDocumentTexts.en).notPaid;
    const without = { accidentAnyOption: 0 };
    expect(notPaid(casco({ program: "ECI_P1", ...without }))).toContain(ownFault);
    expect(notPaid(casco({ program: "ECI_P2", ...without }))).toContain(ownFault);
    expect(notPaid(casco({ program: "ECI_P2", accidentAnyOption: 1 }))).not.toContain(ownFault);
    expect(notPaid(casco({ program: "ECI_P3", ...without }))).not.toContain(ownFault);
    expect(notPaid(casco({ program: "SCI_P2", ...without }))).not.toContain(ownFault);
  });

  it("states the limit, for compulsory liability per accident", () => {
    expect(limitText(getPaper(casco(), "en"))).toBe("120\u00a0000\u00a0TJS");
    expect(limitText(getPaper(liability(), "en"))).toBe("120\u00a0000\u00a0TJS per accident");
  });
});

describe("the pages of a motor policy", () => {
  it.each(LANGUAGES)("fit on one page even with three drivers and every option: %s", (language) => {
    const driver = aDriver({
      driverLastname: "Абдураҳмонзода",
      driverFirstname: "Муҳаммадшариф",
      driverPatr: "Шамсиддинович",
    });
    const order = casco({ ...EVERYTHING, compensation: 3, drivers: [driver, driver, driver] });
    expect(drawn(getPaper(order, language)).pages).toBe(1);
  });

  it.each(LANGUAGES)("begin with a black-and-white certificate of liability: %s", (language) => {
    const { pages, colours } = drawn(getPaper(liability(), language));
    expect(pages).toBe(2);
    expect(colours).toEqual(["#000000"]);
  });

  it("print the holder with initials", () => {
    const holder = { birthDate: "1990-05-14", phone: "992921234567" };
    const names = { lastName: "Саидова", firstName: "Мадина", patronymic: "Раҳмоновна" };
    expect(shortName({ ...holder, ...names })).toBe("Саидова М. Р.");
    expect(shortName({ ...holder, ...names, patronymic: undefined })).toBe("Саидова М.");
  });

  it.each([casco(), liability()])("are drawn as a PDF from plain data: $program", async (form) => {
    const { policy, cover } = getPaper(form);
    const request = {
      branding: BRANDING,
      family: "car",
      timeZone: "Asia/Dushanbe",
      policyWithProduct: { policy, title: TITLE, details: {}, cancelledOn: null, parts: [] },
      policyStatus: { status: "ACTIVE" },
      language: "tg",
      cover: { kind: "motor", motor: cover },
      isSpecimen: false,
    } as const;
    const pdf = await policyPdf(structuredClone(request));
    expect(Buffer.from(pdf).toString("latin1", 0, 5)).toBe("%PDF-");
  });

  it("have every text in every language, Tajik in Tajik letters", () => {
    const words = (value: unknown): string[] =>
      typeof value === "string" ? [value] : Object.values(value as object).flatMap(words);
    const count = words(motorDocumentTexts.en).length;
    for (const language of LANGUAGES) {
      const own = words(motorDocumentTexts[language]);
      expect(own).toHaveLength(count);
      for (const word of own) expect(word.trim()).not.toBe("");
    }
    expect(JSON.stringify(motorDocumentTexts.tg)).not.toMatch(/[щыьц]/i);
  });
});
