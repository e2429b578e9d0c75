import type { BoxProduct } from "@sughurta/contracts/box";

/** The car programme "Standard" for 500 TJS, with changes. */
export function aCarProduct(changes: Partial<BoxProduct> = {}): BoxProduct {
  return {
    id: changes.productCode ?? "201",
    slug: "standart",
    name: "Авто «Стандарт»",
    title: "Авто «Стандарт»",
    shortDesc: "Авария по вине другого, который скрылся или не застрахован.",
    fullDesc: "",
    mainImg: "",
    shortImg: "",
    isSale: true,
    productCode: "SCI_P1",
    price: 500,
    prepaid: 10_000,
    activeMonths: 12,
    seo: false,
    categories: ["sci"],
    ...changes,
  };
}

/** The four programmes of the catalogue (S2 §1), with changes to each. */
export function fourProgrammes(changes: Partial<BoxProduct> = {}): readonly BoxProduct[] {
  const programmes: readonly Partial<BoxProduct>[] = [
    { productCode: "ECI", slug: "individualnyy", title: "Каско «Индивидуальный»", price: 0 },
    {
      productCode: "SCI_P3",
      slug: "premium",
      title: "Авто «Премиум»",
      price: 1500,
      prepaid: 30_000,
    },
    { productCode: "SCI_P1", slug: "standart", title: "Авто «Стандарт»", price: 500 },
    {
      productCode: "SCI_P2",
      slug: "komfort",
      title: "Авто «Комфорт»",
      price: 1000,
      prepaid: 20_000,
    },
  ];
  return programmes.map((programme) => aCarProduct({ ...programme, ...changes }));
}
