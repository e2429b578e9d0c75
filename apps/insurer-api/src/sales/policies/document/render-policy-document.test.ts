import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { FONTS, parseFont } from "#src/products/document/page.ts";
import { registerTitleFaces, titleSize } from "#src/products/document/title.ts";
import { calculatedMotorProducts } from "#src/products/motor/motor-products.ts";
import { pdfPages } from "#src/testing/pdf-pages.ts";
import { TITLE_PLACE } from "./render-policy-document.ts";

function aDocument() {
  const doc = new PDFDocument();
  registerTitleFaces(doc.registerFont("strong", FONTS.strong));
  return doc;
}

it.each(calculatedMotorProducts.flatMap(({ title }) => Object.values(title)))(
  "writes the whole title of a policy: %s",
  (title) => expect(titleSize(aDocument(), title, TITLE_PLACE)).toBeGreaterThan(0),
);

it("retains accented letters whose base letter an earlier document used", async () => {
  const require = createRequire(import.meta.url);
  const path = require.resolve("@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf");
  const font = parseFont(readFileSync(path));
  const findLetters = async (text: string) => {
    const doc = new PDFDocument().registerFont("text", font).font("text").text(text);
    doc.end();
    const [page] = await pdfPages(await buffer(doc));
    return page?.letters;
  };
  for (const text of ["ЁлкаӢмон", "ЕслиИброҳим"]) expect(await findLetters(text)).toBe(text);
});

it("reduces the size of a long title, also in letters that the title font lacks", () => {
  const sizes = ["Сафар", "Сафар ба ҳама ҷо ".repeat(4).trim(), "旅行"].map((title) =>
    titleSize(aDocument(), title, TITLE_PLACE),
  );
  expect(sizes[0]).toBe(27);
  expect(sizes[1]).toBeLessThan(27);
  expect(sizes[2]).toBe(27);
  expect(titleSize(aDocument(), "слово ".repeat(80), TITLE_PLACE)).toBeUndefined();
});
