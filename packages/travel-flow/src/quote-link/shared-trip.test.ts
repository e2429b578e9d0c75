import {
  AGE_GROUPS,
  ageGroupId,
  MEDICAL_SUMS,
  TRAVEL_ADD_ONS,
  TRAVEL_CURRENCIES,
} from "@sughurta/domain/travel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TravelOrderValues } from "../model/order-values.ts";
import { anInsuredPerson, aTravelOrder, TODAY } from "../testing/builders.ts";
import { readSharedTrip } from "./read-shared-trip.ts";
import { toSharedTrip } from "./shared-trip.ts";

/** Choices of an order for a link, with the age groups of the specification. */
const shared = (order: TravelOrderValues) => toSharedTrip(order, TODAY, AGE_GROUPS);

/** Choices from a link. */
const sent = (choices: object): object => JSON.parse(JSON.stringify(choices));

const anyTrip = fc.record({
  country: fc.subarray(["TR", "DE", "AE", "WET", "SCU"], { minLength: 1 }),
  howOften: fc.constantFrom("0", "1"),
  beginDate: fc.constant("2026-03-10"),
  endDate: fc.constant("2026-03-20"),
  dayCount: fc.integer({ min: 2, max: 364 }),
  currency: fc.constantFrom(...TRAVEL_CURRENCIES),
  mainSumAssured: fc.constantFrom(...MEDICAL_SUMS.map(String)),
  spaType: fc.constantFrom("0", "1"),
  sportOption: fc.constantFrom(0, 1),
  sequence: fc.subarray([0, 1, 2, 10]),
  addOns: fc
    .tuple(
      ...TRAVEL_ADD_ONS.map(({ field, sums }) =>
        fc.tuple(fc.constant(field), fc.constantFrom(0, ...(sums.length > 0 ? sums : [1]))),
      ),
    )
    .map((addOns) => Object.fromEntries(addOns.filter(([, value]) => value > 0))),
  people: fc.array(
    fc.record({
      group: fc.constantFrom(...AGE_GROUPS.map(ageGroupId)),
      sequence: fc.subarray([1]),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

describe("a trip shared as a link", () => {
  it("opens unchanged", () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const order = readSharedTrip(sent(trip), TODAY);
        expect(order && shared(order)).toEqual(trip);
      }),
    );
  });

  it("contains age groups and no other personal data", () => {
    const order = aTravelOrder({ assuredFlatAddress: "Хуҷанд", inn: "123456789" });
    const choices = shared(order);
    expect(choices.people).toEqual([{ group: "from4to69", sequence: [] }]);
    expect(JSON.stringify(choices)).not.toMatch(
      /SAIDOVA|MADINA|401234567|921234567|1990-05-14|MIA|example|Хуҷанд|123456789/,
    );
  });

  it("retains days in the past, and marks them", () => {
    const past = aTravelOrder({ beginDate: "2026-02-20", endDate: "2026-03-02" });
    const order = readSharedTrip(sent(shared(past)), TODAY);
    expect(order).toMatchObject({ beginDate: "2026-02-20", datesPassed: true });
  });

  it("opens without birth dates", () => {
    const child = anInsuredPerson({ laBirthday: "2023-05-14" });
    const order = readSharedTrip(sent(shared(aTravelOrder({ las: [child] }))), TODAY);
    expect(order?.las).toEqual([
      expect.objectContaining({ laBirthday: "", laAgeGuess: "2024-03-02", laFullname: "" }),
    ]);
  });

  it("keeps an age group that is not on sale, for a traveller who is of another one now", () => {
    const people = [{ group: "from18to64", sequence: [] }];
    const order = readSharedTrip(sent({ ...shared(aTravelOrder()), people }), TODAY);
    expect(order?.las).toEqual([
      expect.objectContaining({ laAgeGroup: "from18to64", laAgeGuess: "1985-03-02" }),
    ]);
    expect(order && shared(order).people).toEqual([{ group: "from4to69", sequence: [] }]);
  });

  it.each([
    ["a country that is none", { country: ["XX1"] }],
    ["a sum that is not offered", { mainSumAssured: "31000" }],
    ["a currency without cover", { currency: "TJS" }],
    ["an add-on that is not offered", { addOns: { thingsSumAssured: 1 } }],
    ["a day that is none", { beginDate: "2026-02-30" }],
    ["nobody", { people: [] }],
    [
      "more people than a policy takes",
      { people: Array(6).fill({ group: "under1", sequence: [] }) },
    ],
    ["an age group that is none", { people: [{ group: "from6to5", sequence: [] }] }],
  ])("with %s is no order", (_, changes) => {
    const choices = sent({ ...shared(aTravelOrder()), ...changes });
    expect(readSharedTrip(choices, TODAY)).toBeUndefined();
  });
});
