import { expect, it } from "vitest";
import { toInsuredFamilies } from "./load-home.server.ts";

const aProduct = (category: string, price: number, changes: object = {}) => ({
  categories: [category],
  productCode: "FAM_KIDS",
  isSale: true,
  price,
  ...changes,
});
const getPrices = (slug: string, products: ReturnType<typeof aProduct>[]) =>
  toInsuredFamilies([{ id: "1", slug, title: slug }], products, { edition: "5f2c" }).map(
    ({ priceFrom }) => priceFrom,
  );

it("offers each category with its page, its pattern and the lowest price of its products", () => {
  const categories = [
    { id: "1", slug: "dlya-puteshestvennikov", title: "Для путешествий" },
    { id: "2", slug: "sci", title: "Автомобиль" },
    { id: "4", slug: "dom", title: "Дом и имущество" },
    { id: "5", slug: "semya", title: "Семья и дети" },
  ];
  const products = [
    aProduct("dlya-puteshestvennikov", 180),
    aProduct("dlya-puteshestvennikov", 100, { categories: ["dlya-puteshestvennikov", "semya"] }),
    aProduct("sci", 0, { productCode: "ECI" }),
    aProduct("sci", 500, { productCode: "SCI_P1" }),
    aProduct("dom", 0),
  ];
  const calculated = { travel: 11.99, liability: 180, edition: "5f2c" };
  expect(toInsuredFamilies(categories, products, calculated)).toEqual([
    { family: "trip", title: "Для путешествий", href: "/travel", priceFrom: 11.99 },
    { family: "car", title: "Автомобиль", href: "/auto", priceFrom: 180 },
    { family: "home", title: "Дом и имущество", href: "/boxes/dom" },
    { family: "family", title: "Семья и дети", href: "/boxes/semya", priceFrom: 100 },
  ]);
});

it("has the price of a box where the calculated product is not on sale, or costs more", () => {
  const category = [{ id: "1", slug: "dlya-puteshestvennikov", title: "Для путешествий" }];
  const products = [aProduct("dlya-puteshestvennikov", 100)];
  const priceWith = (travel: number | undefined) =>
    toInsuredFamilies(category, products, { edition: "5f2c", ...(travel && { travel }) })[0]
      ?.priceFrom;
  expect([priceWith(undefined), priceWith(160)]).toEqual([100, 100]);
});

it("ignores the price of a product that is not on sale", () => {
  const products = [aProduct("zdorove", 35, { isSale: false }), aProduct("zdorove", 60)];
  expect(getPrices("zdorove", products)).toEqual([60]);
});

it("ignores travel boxes beyond those that the landing page offers", () => {
  const prices = [100, 640, 180, 85].map((price) => aProduct("dlya-puteshestvennikov", price));
  expect(getPrices("dlya-puteshestvennikov", prices)).toEqual([100]);
});

it("has no price where that of the calculated product is unknown", () => {
  const category = [{ id: "1", slug: "dlya-puteshestvennikov", title: "Для путешествий" }];
  const [trip] = toInsuredFamilies(category, [aProduct("dlya-puteshestvennikov", 100)], {});
  expect(trip).not.toHaveProperty("priceFrom");
});
