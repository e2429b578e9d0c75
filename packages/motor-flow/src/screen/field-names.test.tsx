import type { MotorProduct } from "@sughurta/domain/motor";
import { waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { OrderPart } from "../model/order-definition.ts";
import type { MotorOrderValues } from "../model/order-values.ts";
import { LINKS } from "../testing/links.ts";
import { aCascoOrder, aLiabilityOrder, TODAY } from "../testing/motor-order-builders.ts";
import { keepOrder, motorResponses } from "../testing/motor-responses.ts";
import { renderOrder } from "../testing/render-order.ts";
import { CascoOrder } from "./casco-order.tsx";
import { MtplOrder } from "./mtpl-order.tsx";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

const CAR = "carMark carModel carIssueYear gosNomer vin beginDate endDate";
const HOLDER =
  "holderFullName holderLastname holderFirstname holderPatronymic holderBirthday holderPhone holderEmail holderDocType holderDocSeries holderDocNumber holderAddress";
const CASCO_CAR = `${CAR} carBodyType bodyNumber registrSvidet color`;
const OPTIONS =
  "accidentAnyOption accident3tpOption oldNewOption damageCarWashSumAssured noTraficPoliceSumAssured greenCardUzbOption greenCardKazOption greenCardKgzOption compensation";
const CASCO_HOLDER = `${HOLDER} holderGender holderIssueDate holderIssueInstitution`;
const DRIVER =
  "driverFullName driverLastname driverFirstname driverPatr driverBd driverGender driverCitizenship docSeries docNumber docIssueDate";
const DRIVERS = DRIVER.split(" ")
  .map((field) => `drivers[0].${field}`)
  .join(" ");
const AGREEMENTS = "agree noTaxiAgree ageAgree";

/** Every option on: only then its sum is a field. */
const everything: Partial<MotorOrderValues> = {
  damageCarWashSumAssured: 1000,
  noTraficPoliceSumAssured: 1000,
  crSumAssured: 10_000,
  incidentSumAssured: 10_000,
};

/** The controls named in S2 §3, in the step of each part. */
const STEPS: readonly (readonly [MotorProduct, OrderPart, Partial<MotorOrderValues>, string])[] = [
  [
    "MTPL",
    "vehicle",
    {},
    `${CAR} vehicleType ${HOLDER} residentType inn city holderDocValidTo agree coupon`,
  ],
  ["MTPL", "vehicle", { isTyped: true }, "markaTxt modelTxt"],
  ["ECI", "vehicle", {}, `${CASCO_CAR} policeSumInsured calculateInstallments`],
  ["ECI", "program", everything, "program crSumAssured incidentSumAssured policeSumInsured"],
  ["ECI", "options", everything, OPTIONS],
  ["ECI", "holder", {}, `${CASCO_HOLDER} ${DRIVERS} multiDriveOption`],
  ["ECI", "review", {}, AGREEMENTS],
  ["SCI", "vehicle", {}, CASCO_CAR],
  ["SCI", "options", everything, OPTIONS],
  ["SCI", "holder", {}, `${CASCO_HOLDER} ${DRIVERS}`],
  ["SCI", "review", {}, AGREEMENTS],
];

const namesOnScreen = () =>
  [...document.querySelectorAll("[name]")].map((control) => control.getAttribute("name"));

const isNamePart = (name: string) => /Lastname|Firstname|Patr/.test(name);

it.each(STEPS)("%s has in its step %s the fields of the specification", async (...step) => {
  const [product, part, changes, names] = step;
  const order =
    product === "MTPL"
      ? aLiabilityOrder(changes)
      : aCascoOrder({ ...(product === "SCI" ? { program: "SCI_P1" } : {}), ...changes });
  const responses = motorResponses(keepOrder(product, order, part));
  const props = { links: LINKS, today: TODAY, paymentOrigins: [], onResult: vi.fn() };
  const { user } = await renderOrder(
    product === "MTPL" ? <MtplOrder {...props} /> : <CascoOrder {...props} product={product} />,
    responses,
  );
  const missing = (isAsked: (name: string) => boolean) =>
    names.split(" ").filter((name) => isAsked(name) && !namesOnScreen().includes(name));
  await waitFor(() => expect(missing((name) => !isNamePart(name))).toEqual([]));
  // The parts of a name are fields where its split is corrected.
  for (const correct of document.querySelectorAll(".sg-full-name [aria-expanded=false]")) {
    await user.click(correct);
  }
  expect(missing(isNamePart)).toEqual([]);
});
