import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { FONTS } from "#src/products/document/page.ts";
import { calculatedMotorProducts } from "#src/products/motor/motor-products.ts";
import { titleSize } from "./render-policy-document.ts";

it.each(calculatedMotorProducts.flatMap(({ title }) => Object.values(title)))(
  "writes the whole title of a policy: %s",
  (title) => {
    const doc = new PDFDocument();
    doc.registerFont("text", FONTS.text).registerFont("strong", FONTS.strong);
    expect(titleSize(doc, title)).toBeGreaterThan(0);
  },
);
