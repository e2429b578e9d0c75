import { expect, it } from "vitest";
import { copiedFields } from "./field-names.ts";

it("a person is copied field by field to another, without fields that the other lacks", () => {
  const holder = {
    holderLastname: "Саидова",
    holderBirthday: "1990-05-14",
    holderPhone: "921234567",
  };
  const from = {
    lastName: "holderLastname",
    birthDate: "holderBirthday",
    phone: "holderPhone",
  } as const;
  const to = { birthDate: "driverBd", lastName: "driverLastname" } as const;
  expect(copiedFields(holder, from, to)).toEqual({
    driverLastname: "Саидова",
    driverBd: "1990-05-14",
  });
});
