import { expect, it } from "vitest";
import { saveBox } from "../box/box.ts";
import { readResponse } from "../core/contract.ts";
import { saveCar, saveFullCasco, saveLiability } from "../motor/motor.ts";
import { changeTravel, saveTravel } from "../travel/travel.ts";
import { createPayment } from "./payment.ts";

it.each([saveBox, saveTravel, changeTravel, saveCar, saveFullCasco, saveLiability, createPayment])(
  "$name returns the current price where it differs from the displayed one",
  (contract) => {
    const json = { code: "priceChanged", message: "The price has changed", sum_prem: 3120 };
    const { data } = readResponse(contract, 409, json);
    expect(data).toEqual({ code: "priceChanged", sumPrem: 3120 });
  },
);
