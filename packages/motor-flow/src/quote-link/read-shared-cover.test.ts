import { describe, expect, it } from "vitest";
import { toSharedCover } from "../model/quick-answers.ts";
import { aCascoOrder, aLiabilityOrder, TODAY } from "../testing/motor-order-builders.ts";
import { readSharedCover } from "./read-shared-cover.ts";

/** Choices from a link. */
const sent = (shared: object): object => JSON.parse(JSON.stringify(shared));

describe("a motor quote shared as a link", () => {
  it.each([
    [
      "ECI",
      aCascoOrder({ multiDriveOption: true, compensation: "2", calculateInstallments: true }),
    ],
    ["MTPL", aLiabilityOrder({ vehicleType: "2", residentType: "nonresident" })],
  ] as const)("of %s opens unchanged, without the car's owner", (product, order) => {
    const shared = toSharedCover(order);
    const opened = readSharedCover(product, sent(shared), TODAY);
    expect(opened && toSharedCover(opened)).toEqual(shared);
    expect(opened).toMatchObject({ gosNomer: "", vin: "", holderFullName: "", agree: false });
    expect(JSON.stringify(shared)).not.toMatch(/1234|jtnb|Саидова|9212|1990|AB123/i);
  });

  it.each([
    ["of another product", { program: "SCI_P1" }],
    ["of a programme that is none", { program: "__proto__" }],
    ["with a sum that is not offered", { crSumAssured: 1 }],
    ["with the address of a page for a car", { carMark: "https://evil.example" }],
    ["with a year that is none", { carIssueYear: "20a8" }],
    ["with a day that is none", { beginDate: "2026-02-30" }],
  ])("%s is not an order", (_, changes) => {
    const shared = sent({ ...toSharedCover(aCascoOrder()), ...changes });
    expect(readSharedCover("ECI", shared, TODAY)).toBeUndefined();
  });
});
