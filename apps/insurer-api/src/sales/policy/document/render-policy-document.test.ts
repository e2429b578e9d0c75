import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { FONTS } from "#src/products/document/page.ts";
import { registerTitleFaces, titleSize } from "#src/products/document/title.ts";
import { calculatedMotorProducts } from "#src/products/motor/motor-products.ts";
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

it("writes a title smaller where it is long, also in letters that the face of titles lacks", () => {
  const sizes = ["Сафар", "Сафар ба ҳама ҷо ".repeat(4).trim(), "旅行"].map((title) =>
    titleSize(aDocument(), title, TITLE_PLACE),
  );
  expect(sizes[0]).toBe(27);
  expect(sizes[1]).toBeLessThan(27);
  expect(sizes[2]).toBe(27);
  expect(titleSize(aDocument(), "слово ".repeat(80), TITLE_PLACE)).toBeUndefined();
});
