import type { BoxProduct } from "@sughurta/contracts/box";
import type { ResponseOf } from "@sughurta/contracts/core";
import type { calculateTravel } from "@sughurta/contracts/travel";
import { type AgeGroup, ageGroupOfId } from "@sughurta/domain/travel";
import {
  type InsuredPerson,
  newPerson,
  newTravelOrder,
  type TravelOrderValues,
  type TravelTrip,
} from "../model/order-values.ts";

/** The current day in the examples of this package. */
export const TODAY = "2026-03-02";

/** An age group by the name that it has in requests. */
export function ageGroup(id: string): AgeGroup {
  const group = ageGroupOfId(id);
  if (!group) throw new Error(`No age group is called ${id}`);
  return group;
}

/** An insured woman of 35 with a foreign passport of Tajikistan, with changes. */
export function anInsuredPerson(changes: Partial<InsuredPerson> = {}): InsuredPerson {
  return newPerson(changes.uid ?? "1", {
    laFullname: "SAIDOVA MADINA",
    laLastname: "SAIDOVA",
    laFirstname: "MADINA",
    laBirthday: "1990-05-14",
    gender: "f",
    docType: "1",
    docNumber: "401234567",
    issueDate: "2020-06-01",
    issueInstitution: "MIA",
    dateTo: "2030-06-01",
    ...changes,
  });
}

/** A filled order for eleven days in Türkiye and Germany, with changes. */
export function aTravelOrder(changes: Partial<TravelOrderValues> = {}): TravelOrderValues {
  return {
    ...newTravelOrder(TODAY),
    country: ["TR", "DE"],
    beginDate: "2026-03-10",
    endDate: "2026-03-20",
    dayCount: 11,
    currency: "EUR",
    holderFullName: "SAIDOVA MADINA",
    holderLastname: "SAIDOVA",
    holderFirstname: "MADINA",
    holderPhone: "921234567",
    holderEmail: "madina@example.tj",
    holderBirthday: "1990-05-14",
    holderGender: "f",
    holderDocType: "1",
    holderDocNumber: "401234567",
    holderIssueDate: "2020-06-01",
    holderIssueInstitution: "MIA",
    las: [anInsuredPerson()],
    holderUid: "1",
    agree: true,
    ...changes,
  };
}

/** Values of a quick quote, with changes. */
export function aTravelTrip(changes: Partial<TravelTrip> = {}): TravelTrip {
  return {
    country: ["TR"],
    howOften: "0",
    beginDate: "2026-03-10",
    endDate: "2026-03-20",
    spaType: "0",
    holderBirthday: "1990-05-14",
    holderGender: "f",
    ...changes,
  };
}

/** Response of `calculateTravel` for 100 TJS, with changes. */
export function aTravelQuote(
  changes: Partial<ResponseOf<typeof calculateTravel, 200>> = {},
): ResponseOf<typeof calculateTravel, 200> {
  return {
    sumPrem: 100,
    mainSumPrem: 100,
    pregnantSumPrem: 0,
    thingsSumPrem: 0,
    flatSumPrem: 0,
    neighborSumPrem: 0,
    accSumPrem: 0,
    covid19SumPrem: 0,
    sportSumPrem: 0,
    optionsSumPrem: 0,
    valueAmount: 0,
    parts: [{ part: "mainSumAssured", sumPrem: 100 }],
    endDate: "2026-03-20",
    dayCount: 11,
    rate: 11.8,
    rateDate: TODAY,
    errorMsg: [],
    fieldCodes: {},
    couponErr: "",
    ...changes,
  };
}

/** A boxed product for travellers, with changes. */
export function aTravelBox(changes: Partial<BoxProduct> = {}): BoxProduct {
  return {
    id: "1",
    slug: "puteshestvie-vsyo-vklyucheno",
    name: "Всё включено",
    title: "Путешествие: всё включено",
    shortDesc: "Врач, багаж и задержка рейса",
    fullDesc: "",
    mainImg: "",
    shortImg: "",
    isSale: true,
    productCode: "TRB_100",
    price: 100,
    prepaid: 300_000,
    activeMonths: 1,
    seo: false,
    categories: ["dlya-puteshestvennikov"],
    ...changes,
  };
}
