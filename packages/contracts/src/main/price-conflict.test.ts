import { expect, it } from "vitest";
import { readAnswer } from "../kernel/read-answer.ts";
import { saveBox } from "./box.ts";
import { saveCar, saveFullCasco, saveLiability } from "./motor.ts";
import { createPayment } from "./payment.ts";
import { changeTravel, saveTravel } from "./travel.ts";

it.each([saveBox, saveTravel, changeTravel, saveCar, saveFullCasco, saveLiability, createPayment])(
  "$name tells the price of now where it is another than the buyer saw",
  (contract) => {
    const json = { code: "priceChanged", message: "The price has changed", sum_prem: 3120 };
    const { data } = readAnswer(contract, 409, json);
    expect(data).toEqual({ code: "priceChanged", sumPrem: 3120 });
  },
);
