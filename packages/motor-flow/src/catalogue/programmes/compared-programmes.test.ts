import { expect, test } from "vitest";
import { aCarProduct } from "#src/testing/builders.ts";
import { shownProducts } from "./compared-programmes.ts";

test("lists the cheapest first, products without a price last, and none for search engines only", () => {
  const products = [
    aCarProduct({ productCode: "ECI", price: 0 }),
    aCarProduct({ productCode: "SCI_P3", price: 1500 }),
    aCarProduct({ productCode: "SEO", price: 100, seo: true }),
    aCarProduct({ productCode: "SCI_P1", price: 500 }),
    aCarProduct({ productCode: "OTHER", price: 0 }),
  ];
  expect(shownProducts(products).map(({ productCode }) => productCode)).toEqual([
    "SCI_P1",
    "SCI_P3",
    "ECI",
    "OTHER",
  ]);
});
