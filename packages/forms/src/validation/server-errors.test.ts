import { expect, it } from "vitest";
import { serverErrors } from "./server-errors.ts";

const failure = {
  message: "Проверьте данные",
  code: "invalid",
  fieldCodes: { inn: ["inn"], secret: ["odd"] },
  fieldMessages: { inn: ["Введите ИНН"], secret: ["Так нельзя"] },
};

it("reports errors without a field separately, beside the errors of fields", () => {
  expect(serverErrors(failure, {}, (name) => name === "inn")).toEqual({
    fields: { inn: { code: "inn", text: "Введите ИНН" } },
    general: [{ code: "noField", values: { reason: "Так нельзя" }, text: "Так нельзя" }],
  });
});

it("returns the message of the whole response where no field is given", () => {
  expect(serverErrors({ ...failure, fieldCodes: {}, fieldMessages: {} }, {}, () => true)).toEqual({
    fields: {},
    general: [{ code: "invalid", text: "Проверьте данные" }],
  });
});
