import { saveTravel } from "@sughurta/contracts/travel";
import { expect, it } from "vitest";
import { parse } from "zod/v4/core";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import { PAGE } from "#src/products/document/page.ts";
import type { PolicyCover } from "#src/products/line/policy-cover.ts";
import { getMotorCover } from "#src/products/motor/document/motor-cover.ts";
import { motorOrderColumns } from "#src/products/motor/motor-order-columns.ts";
import type { MotorForm } from "#src/products/motor/motor-request.ts";
import {
  aDriver,
  aLiabilityOrder,
  aMotorOrder,
} from "#src/products/motor/testing/a-motor-order.ts";
import { getTravelCover } from "#src/products/travel/document/travel-cover.ts";
import { normalizeTravelOrder } from "#src/products/travel/normalize-travel-order.ts";
import { aFamilyOrder } from "#src/products/travel/testing/a-family.ts";
import { pdfPages } from "#src/testing/pdf-pages.ts";
import { policyPdf } from "./policy-pdf.ts";

/** A surname and a first name of 50 letters each, in the widest letter. */
const getNames = (letter: string) => [letter.repeat(50), letter.repeat(50)] as const;
const BOX_PEOPLE = 10;
/** Lowest text of a page: the footer. */
const MIN_TEXT = 43;

function getPolicy(letter: string, insured: number): Policy {
  const [lastName, firstName] = getNames(letter);
  return {
    number: "4744534263",
    code: "92162963",
    orderId: null,
    owner: "visitor",
    policyType: "travel",
    productCode: "TRAVEL",
    language: "tg",
    startDate: "2026-11-24",
    endDate: "2027-02-23",
    sumAssuredDiram: 6_000_000,
    priceDiram: 8_500,
    amountDiram: 7_650,
    currency: "TJS",
    couponCode: "NAVRUZ10",
    holder: { lastName, firstName, birthDate: "1990-05-15", phone: "992900005511" },
    lifeAssured: Array.from({ length: insured }, () => `${lastName} ${firstName}`),
    activatedAt: null,
    version: 1,
    versionOn: null,
    createdAt: new Date("2026-11-23T10:00:00Z"),
  };
}

const motor = (form: MotorForm, policy: Policy): PolicyCover => ({
  kind: "motor",
  motor: getMotorCover(motorOrderColumns(form).details, policy),
});

const covers = {
  travel: (policy: Policy): PolicyCover => {
    const { las } = aFamilyOrder();
    // Insured persons are named in Latin letters, as in their passports.
    const [laLastname, laFirstname] = getNames("W");
    const named = las.map((one) => ({ ...one, laLastname, laFirstname, laPatronic: "" }));
    const order = aFamilyOrder({ las: named.slice(0, policy.lifeAssured.length) });
    const travel = getTravelCover(normalizeTravelOrder(parse(saveTravel.body, order)));
    return { kind: "travel", travel };
  },
  box: ({ lifeAssured }: Policy): PolicyCover => ({
    kind: "box",
    insured: { insuredPeople: lifeAssured.map((name) => ({ name, birthDate: "2015-05-14" })) },
  }),
  casco: (policy: Policy): PolicyCover => {
    const { lastName: driverLastname, firstName: driverFirstname } = policy.holder;
    const driver = aDriver({ driverLastname, driverFirstname });
    const order = aMotorOrder({ drivers: [driver, driver, driver] });
    return motor({ variant: "v2", ...order }, policy);
  },
  liability: (policy: Policy): PolicyCover =>
    motor({ variant: "mci", ...aLiabilityOrder() }, policy),
};

const listPages = async (policy: Policy, cover: PolicyCover) =>
  pdfPages(
    await policyPdf({
      branding: { brandName: "Sughurta", publicUrl: "https://shop.example", phones: "5511" },
      family: "trip",
      timeZone: "Asia/Dushanbe",
      policyWithProduct: { policy, title: null, details: null, cancelledOn: null, parts: [] },
      policyStatus: { status: "ACTIVE" },
      language: "tg",
      cover,
      isSpecimen: false,
    }),
  );

/**
 * Number of letters of a name on each page; a name has 100 of them. The travel certificate has the holder, each insured
 * person and the three of them that have the Covid cover; the first page of a motor policy names the holder only.
 */
it.each([
  ["travel", "W", 5, [200, 500, 400, 600, 300]],
  ["travel", "Щ", 1, [200, 100, 100]],
  ["box", "W", BOX_PEOPLE, [200, 1100]],
  ["box", "Щ", BOX_PEOPLE, [200, 1100]],
  ["casco", "W", 1, [100, 400, 0]],
  ["casco", "Щ", 1, [100, 400, 0]],
  ["liability", "W", 1, [100, 51, 100]],
  ["liability", "Щ", 1, [100, 51, 100]],
] as const)(
  "writes whole names of wide letters: %s, %s, %i insured",
  async (kind, letter, insured, counts) => {
    const policy = getPolicy(letter, insured);
    const pages = await listPages(policy, covers[kind](policy));
    expect(pages.map(({ letters }) => letters.split(letter).length - 1)).toEqual(counts);
    for (const { letters, right, bottom } of pages) {
      expect(letters).not.toContain("…");
      expect(right).toBeLessThanOrEqual(PAGE.width - PAGE.margin);
      expect(bottom).toBeGreaterThan(MIN_TEXT);
    }
  },
);

it("counts the insured persons that do not fit on the first page", async () => {
  const policy = getPolicy("W", BOX_PEOPLE);
  const [first, second] = await listPages(policy, covers.box(policy));
  expect(first?.letters).toContain("вабоз9нафар");
  expect(second?.letters).not.toContain("вабоз");
});

it("moves the steps to a page of their own if the facts fill the first one", async () => {
  const policy = getPolicy("W", 1);
  const [lastName] = getNames("W");
  const long = {
    ...policy,
    holder: { ...policy.holder, patronymic: lastName.repeat(4), docNumber: "12345678" },
    lifeAssured: [lastName.repeat(6)],
  };
  const pages = await listPages(long, { kind: "box", insured: {} });
  expect(pages).toHaveLength(2);
  expect(pages[0]?.letters).not.toContain("Агарҳодисаи");
  expect(pages[1]?.letters).toContain("Агарҳодисаи");
});
