import { INSURED_SUMS, isFixedProgram, MAX_DRIVERS, SUM_LISTS } from "@sughurta/domain/motor";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDriver, aMotorRequest, TODAY } from "#src/products/motor/testing/a-motor-order.ts";
import { anyCascoFigures } from "#src/products/motor/testing/any-casco-figures.ts";
import { demoTariffs } from "#src/testing/demo-content.ts";
import { type CascoPricing, cascoPrice, type OwnDamageProgram } from "./casco-price.ts";
import type { CascoFigures } from "./casco-tariff.ts";
import { liabilityPrice } from "./liability-price.ts";
import type { MotorPrice } from "./motor-price.ts";
import { offeredPremiums } from "./offered-premiums.ts";

const pricing: CascoPricing = { figures: demoTariffs.casco, today: TODAY, fixedPrice: 1_000 };
const price = (changes: Parameters<typeof aMotorRequest>[0] = {}) =>
  cascoPrice("ECI_P1", aMotorRequest(changes), pricing);

describe("motor price", () => {
  it("is a share of the insured sum by the car's age", () => {
    expect(price()).toMatchObject({ total: 3000, premiums: { totalLossPrem: 3000 } });
  });

  it("is the product's price for Standard, Comfort and Premium, plus options", () => {
    const request = aMotorRequest({
      program: "SCI_P2",
      damageCarWashSumAssured: 1_000,
      greenCardUzbOption: 1,
    });
    expect(cascoPrice("SCI_P2", request, pricing).total).toBe(1000 + 40 + 500);
  });

  it("has no charge and no offer for options that a programme includes", () => {
    const accidents = { accidentAnyOption: 1, accident3tpOption: 1 };
    const total = (program: "SCI_P1" | "SCI_P2" | "SCI_P3") =>
      cascoPrice(program, aMotorRequest({ program, ...accidents }), pricing).total;
    expect(total("SCI_P1")).toBe(1000 + 150 + 120);
    expect(total("SCI_P2")).toBe(1000);
    expect(total("SCI_P3")).toBe(1000);
    const offered = offeredPremiums("SCI_P3", aMotorRequest({ program: "SCI_P3" }), pricing);
    expect(offered).toMatchObject({
      accidentDriverPrem: 0,
      accident3tpPrem: 0,
      greenCardUzbPrem: 500,
    });
  });

  it("of compulsory liability depends on vehicle and residence, without options", () => {
    const total = (vehicleTypes: readonly number[], residentType?: "nonresident") =>
      liabilityPrice(demoTariffs.liability, { vehicleTypes, residentType }).total;
    expect(total([1])).toBe(420);
    expect(total([1], "nonresident")).toBe(630);
    expect(total([0, 4])).toBe(180);
  });

  it("has a surcharge for any driver and for new drivers", () => {
    expect(price({ multiDriveOption: true }).total).toBeGreaterThan(3000);
    expect(price({ drivers: [aDriver({ docIssueDate: "2024-06-01" })] }).total).toBeGreaterThan(
      3000,
    );
    expect(price({ drivers: [aDriver()] }).total).toBe(3000);
  });

  it("of full casco has its three parts", () => {
    const { total, premiums } = cascoPrice("ECI_FULL", aMotorRequest(), pricing);
    expect(total).toBe(8250);
    const parts = premiums.totalLossPrem + premiums.partialDamagePrem + premiums.theftPrem;
    expect(parts).toBeCloseTo(total, 2);
  });
});

const NEW_DRIVER = aDriver({ docIssueDate: "2024-06-01" });
const OLD_DRIVER = aDriver();
const SUMS = {
  damageCarWashSumAssured: SUM_LISTS[34],
  noTraficPoliceSumAssured: SUM_LISTS[34],
  crSumAssured: SUM_LISTS[33],
  incidentSumAssured: SUM_LISTS[32],
};
const SWITCHES = [
  "accidentAnyOption",
  "accident3tpOption",
  "oldNewOption",
  "greenCardUzbOption",
  "greenCardKazOption",
  "greenCardKgzOption",
] as const;

/** Input of a casco price; every number may rise. */
const risk = fc.record({
  program: fc.constantFrom<OwnDamageProgram>("ECI_P1", "ECI_P2", "ECI_P3", "ECI_FULL", "SCI_P2"),
  value: fc.nat(INSURED_SUMS.length - 1),
  age: fc.nat(30),
  drivers: fc.integer({ min: 1, max: 3 }),
  newDrivers: fc.nat(3),
  multiDrive: fc.boolean(),
  compensation: fc.nat(3),
  switches: fc.array(fc.constantFrom(...SWITCHES)),
  sums: fc.record({
    damageCarWashSumAssured: fc.nat(1),
    noTraficPoliceSumAssured: fc.nat(1),
    crSumAssured: fc.nat(50),
    incidentSumAssured: fc.nat(10),
  }),
});
type Risk = typeof risk extends fc.Arbitrary<infer Value> ? Value : never;

function getPrice({ program, ...asked }: Risk, figures: CascoFigures): MotorPrice {
  const drivers = Array.from({ length: asked.drivers }, (_, index) =>
    index < asked.newDrivers ? NEW_DRIVER : OLD_DRIVER,
  );
  const chosen = (name: keyof typeof SUMS) => SUMS[name][asked.sums[name] - 1] ?? 0;
  const request = aMotorRequest({
    program,
    policeSumInsured: INSURED_SUMS[asked.value] ?? 0,
    carIssueYear: Number(TODAY.slice(0, 4)) - asked.age,
    multiDriveOption: asked.multiDrive,
    compensation: asked.compensation,
    drivers,
    ...Object.fromEntries(asked.switches.map((name) => [name, 1])),
    damageCarWashSumAssured: chosen("damageCarWashSumAssured"),
    noTraficPoliceSumAssured: chosen("noTraficPoliceSumAssured"),
    crSumAssured: chosen("crSumAssured"),
    incidentSumAssured: chosen("incidentSumAssured"),
  });
  return cascoPrice(program, request, { ...pricing, figures });
}

const getFull = (program: OwnDamageProgram) => (isFixedProgram(program) ? program : "ECI_FULL");

describe("casco of any risk, by any valid tariff,", () => {
  it.each<[string, (asked: Risk) => Risk]>([
    ["the value of the car", (asked) => ({ ...asked, value: asked.value + 1 })],
    ["its age", (asked) => ({ ...asked, age: asked.age + 1 })],
    ["the number of new drivers", (asked) => ({ ...asked, newDrivers: asked.newDrivers + 1 })],
    ["the number of drivers", (asked) => ({ ...asked, drivers: asked.drivers + 1 })],
    ["who may drive", (asked) => ({ ...asked, multiDrive: true })],
    ["the cover, up to full casco", (asked) => ({ ...asked, program: getFull(asked.program) })],
    ...SWITCHES.map((name): [string, (asked: Risk) => Risk] => [
      name,
      (asked) => ({ ...asked, switches: [...asked.switches, name] }),
    ]),
    ...(Object.keys(SUMS) as (keyof typeof SUMS)[]).map((name): [string, (asked: Risk) => Risk] => [
      name,
      (asked) => {
        const most = SUMS[name].length;
        return { ...asked, sums: { ...asked.sums, [name]: Math.min(most, asked.sums[name] + 1) } };
      },
    ]),
  ])("does not get cheaper when %s is extended", (_, raise) => {
    fc.assert(
      fc.property(anyCascoFigures, risk, (figures, asked) => {
        const more = raise(asked);
        fc.pre(more.value < INSURED_SUMS.length && more.drivers <= MAX_DRIVERS);
        expect(getPrice(more, figures).total).toBeGreaterThanOrEqual(
          getPrice(asked, figures).total,
        );
      }),
    );
  });

  it("is the sum of its parts, at least the minimum, and identical for identical orders", () => {
    fc.assert(
      fc.property(anyCascoFigures, risk, (figures, asked) => {
        const { program } = asked;
        const { total, premiums } = getPrice(asked, figures);
        const parts = Object.values(premiums).reduce((sum, premium) => sum + premium, 0);
        const own = isFixedProgram(program) ? pricing.fixedPrice : 0;
        expect(parts + own).toBeCloseTo(total, 2);
        expect(total).toBeGreaterThanOrEqual(
          isFixedProgram(program) ? own : figures.minimumPremiums[program],
        );
        expect(getPrice(asked, figures)).toEqual({ total, premiums });
      }),
    );
  });
});
