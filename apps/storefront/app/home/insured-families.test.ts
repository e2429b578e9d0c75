import { expect, it } from "vitest";
import { toInsuredFamilies } from "./insured-families.ts";

const categories = [
  { id: "1", slug: "dlya-puteshestvennikov", title: "Для путешествий" },
  { id: "4", slug: "dom", title: "Дом и имущество" },
  { id: "5", slug: "semya", title: "Семья и дети" },
];

it("offers each category with its page, its cloth and the least of its prices", () => {
  const products = [
    { categories: ["dlya-puteshestvennikov"], price: 180 },
    { categories: ["dlya-puteshestvennikov", "semya"], price: 100 },
    // Its price is calculated.
    { categories: ["dom"], price: 0 },
  ];
  expect(toInsuredFamilies(categories, products)).toEqual([
    { family: "trip", title: "Для путешествий", href: "/travel", priceFrom: 100 },
    { family: "home", title: "Дом и имущество", href: "/boxes/dom" },
    { family: "family", title: "Семья и дети", href: "/boxes/semya", priceFrom: 100 },
  ]);
});
