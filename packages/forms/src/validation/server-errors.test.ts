import { expect, it } from "vitest";
import { serverErrors } from "./server-errors.ts";

const failure = {
  message: "Проверьте данные",
  code: "invalid",
  fieldCodes: { inn: ["inn"], secret: ["odd"] },
  fieldMessages: { inn: ["Введите ИНН"], secret: ["Так нельзя"] },
};

it("tells what belongs to no field as such, beside the errors of fields", () => {
  expect(serverErrors(failure, {}, (name) => name === "inn")).toEqual({
    fields: { inn: { code: "inn", text: "Введите ИНН" } },
    general: [{ code: "noField", values: { reason: "Так нельзя" }, text: "Так нельзя" }],
  });
});

it("tells the sentence of the whole answer where no field is named", () => {
  expect(serverErrors({ ...failure, fieldCodes: {}, fieldMessages: {} }, {}, () => true)).toEqual({
    fields: {},
    general: [{ code: "invalid", text: "Проверьте данные" }],
  });
});
