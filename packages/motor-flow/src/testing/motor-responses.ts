import type { TestResponses } from "@sughurta/api-client/testing";
import { motorDraft } from "@sughurta/contracts/draft-names";
import type { MotorProduct } from "@sughurta/domain/motor";
import { defineMotorDraft } from "../draft/motor-draft.ts";
import type { OrderPart } from "../model/order-definition.ts";
import type { MotorOrderValues } from "../model/order-values.ts";

const entry = (name: string) => ({ syncId: name.toUpperCase(), name, code: name.toUpperCase() });

/** A price with one part and, on request, a plan of instalments. */
function quoteResponse(body: { calculateInstallments?: unknown; greenCardUzbOption?: unknown }) {
  const abroad = body.greenCardUzbOption === 1 ? 500 : 0;
  const plan = body.calculateInstallments
    ? {
        installmentplan1sum: 350 + abroad / 2,
        installmentplan2sum: 175 + abroad / 4,
        installmentplan3sum: 175 + abroad / 4,
        installmentPlan: [
          { date: "2026-03-02", percent: 50 },
          { date: "2026-04-02", percent: 25 },
          { date: "2026-05-02", percent: 25 },
        ],
      }
    : {};
  return {
    sumPrem: 700 + abroad,
    sumPremOrig: 700 + abroad,
    sumAssured: 30_000,
    programTotals: [
      { program: "ECI_P1", total: 520 },
      { program: "ECI_P2", total: 700 + abroad },
      { program: "ECI_P3", total: 160 },
    ],
    compensationPrems: [0, 0, -90, 150],
    partialDamagePrem: 700,
    greenCardUzbPrem: abroad,
    offeredPremiums: {
      totalLossPrem: 400,
      partialDamagePrem: 700,
      theftPrem: 160,
      crSumPrem: 1000,
      accident3tpPrem: 120,
      greenCardUzbPrem: 500,
    },
    couponErr: "",
    ...plan,
  };
}

/** Responses of a service that accepts every order, with changes. */
export function motorResponses(changes: TestResponses = {}): TestResponses {
  return {
    myCars: () => ({ status: 200, data: [] }),
    carMarks: () => ({ status: 200, data: [entry("Toyota"), entry("Opel")] }),
    carModels: () => ({ status: 200, data: [entry("Camry"), entry("Corolla")] }),
    carYears: () => ({ status: 200, data: [2020, 2019, 2018] }),
    carSums: () => ({ status: 200, data: [100_000, 110_000] }),
    calculateCar: ({ body }) => ({ status: 200, data: quoteResponse(body) }),
    calculateLiability: () => ({
      status: 200,
      data: { sumPrem: 180, sumPremOrig: 180, couponErr: "" },
    }),
    saveLiability: () => ({ status: 201, data: { id: "m-1", sumPrem: 180 } }),
    readDraft: () => ({ status: 204, data: undefined }),
    saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
    discardDraft: () => ({ status: 200, data: { discarded: true } }),
    ...changes,
  };
}

/** Stores a half-filled order, as an earlier visit would; returns the service's part of it. */
export function keepOrder(
  product: MotorProduct,
  order: MotorOrderValues,
  part: OrderPart,
): Required<Pick<TestResponses, "readDraft">> {
  const { browserPart, servicePart } = defineMotorDraft({ product });
  const record = {
    version: 1,
    savedAtMs: Date.now(),
    part,
    coupon: "",
    described: true,
    ...browserPart.of(order),
  };
  localStorage.setItem(`sughurta.${motorDraft(product)}.choices`, JSON.stringify(record));
  const content = JSON.stringify(servicePart.of(order));
  return { readDraft: () => ({ status: 200, data: { content } }) };
}
