import type { BoxCategory, BoxProduct, BoxTermsView, calculateBox } from "@sughurta/contracts/box";
import type { ResponseOf } from "@sughurta/contracts/core";
import { type BoxOrderValues, EMPTY_BOX_ORDER } from "../model/box-order-values.ts";

/** A box on sale for 250 TJS, with changes. */
export function aBox(changes: Partial<BoxProduct> = {}): BoxProduct {
  return {
    id: "1",
    slug: "schit-semi",
    name: "Щит семьи",
    title: "Щит семьи",
    shortDesc: "Один полис на всю семью",
    fullDesc: "<p>Выплата при травме дома, в школе и на даче.</p>",
    mainImg: "/files/box-family.svg",
    shortImg: "/files/box-family.svg",
    isSale: true,
    productCode: "OILA",
    price: 250,
    prepaid: 20000,
    activeMonths: 12,
    seo: false,
    categories: ["semya"],
    ...changes,
  };
}

/** Terms of a box with a waiting period and a declaration. */
export const BOX_TERMS = {
  covers: [
    { text: "Инфаркт миокарда, подтверждённый кардиограммой и анализом", sum: "50 000 TJS" },
    { text: "Скорая помощь и дорога до больницы" },
  ],
  exclusions: [
    "болезни, известные до покупки",
    "события, которые случились раньше первого дня полиса",
  ],
  facts: [
    { key: "ages", term: "Возраст застрахованных", value: "от 18 до 60 лет" },
    { key: "territory", term: "Где действует", value: "весь мир" },
    { key: "reporting", term: "Когда сообщить", value: "в течение 30 дней после случая" },
  ],
  waitingDays: 60,
  declaration: "Подтверждаю: у меня не было инфаркта, инсульта и операции на сердце",
} satisfies BoxTermsView;

/** The calculated price of that box, with changes. */
export function aBoxPrice(
  changes: Partial<ResponseOf<typeof calculateBox, 200>> = {},
): ResponseOf<typeof calculateBox, 200> {
  return {
    sumPrem: 250,
    sumPremOrig: 250,
    valueAmount: 0,
    prepaid: 20000,
    activeMonths: 12,
    couponErr: "",
    ...changes,
  };
}

/** A category of boxes, with changes. */
export function aBoxCategory(changes: Partial<BoxCategory> = {}): BoxCategory {
  return { id: "1", title: "Семья", slug: "semya", ...changes };
}

/** A filled box order, with changes. */
export function aBoxOrder(changes: Partial<BoxOrderValues> = {}): BoxOrderValues {
  return {
    ...EMPTY_BOX_ORDER,
    holderLastName: "Саидова",
    holderFirstName: "Мадина",
    holderSecondName: "Рустамовна",
    holderGender: "f",
    holderCountry: "TJ",
    holderBirthDate: "1990-05-14",
    holderEmail: "madina@example.tj",
    holderPhone: "921234567",
    holderDocSeries: "A",
    holderDocNumber: "12345678",
    holderIssueDate: "2018-02-01",
    holderIssueInstitution: "ОВД Сино",
    agree: true,
    ...changes,
  };
}
