import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { FONTS } from "#src/policy/document/page.ts";
import { boxPages } from "./box-pages.ts";

const PAPER = {
  branding: { brandName: "Sughurta", phones: "5511", publicUrl: "https://shop.example" },
  facts: { policyNumber: "0000100012", holder: "Саидова Мадина", issuedOn: "2026-03-02" },
  language: "tg",
} as const;
const CHILD = {
  name: "Абдураҳмонзода Муҳаммадшариф Шамсиддинович",
  birthDate: "2015-05-14",
};

function pagesOf(insured: Parameters<typeof boxPages>[0]): number {
  const doc = new PDFDocument({ autoFirstPage: false });
  let pages = 0;
  doc.on("pageAdded", () => {
    pages += 1;
  });
  doc.registerFont("text", FONTS.text).registerFont("strong", FONTS.strong);
  boxPages(insured, PAPER).draw(doc, Buffer.alloc(0));
  return pages;
}

describe("document of a box", () => {
  it("names what is insured in place of the holder, in the language of the policy", () => {
    const insuredTrip = { beginDate: "2026-11-23", endDate: "2026-11-30" };
    expect(boxPages({ insuredTrip }, PAPER).insured).toEqual([
      "Сафари суғурташуда",
      "23.11.2026 – 30.11.2026",
    ]);
    expect(boxPages({}, PAPER).insured).toBeUndefined();
  });

  it("has one more page for up to ten people, and none without them", () => {
    expect(pagesOf({ insuredPeople: Array.from({ length: 10 }, () => CHILD) })).toBe(1);
    expect(pagesOf({})).toBe(0);
  });
});
