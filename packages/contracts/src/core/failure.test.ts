import { expect, test } from "vitest";
import * as z from "zod/mini";
import { failure, failureBody } from "./failure.ts";
import { fromWire, toWire } from "./wire.ts";

test("reads codes and sentences by field", () => {
  const wire = {
    message: "Проверьте данные",
    code: "invalid",
    field_codes: { coupon_code: ["couponUnknown"] },
    coupon_code: ["Такого промокода нет"],
  };
  expect(z.parse(failure, fromWire(wire))).toEqual({
    message: "Проверьте данные",
    code: "invalid",
    fieldCodes: { couponCode: ["couponUnknown"] },
    fieldMessages: { couponCode: ["Такого промокода нет"] },
  });
});

test("reads a service that sends field messages alone", () => {
  expect(z.parse(failure, fromWire({ last_name: ["Обязательное поле"] }))).toEqual({
    message: "",
    code: "",
    fieldCodes: {},
    fieldMessages: { lastName: ["Обязательное поле"] },
  });
});

test("reads back what a server writes", () => {
  const refusal = {
    message: "Проверьте данные",
    code: "invalid",
    fieldCodes: { phoneNumber: ["phone"] },
    fieldMessages: { phoneNumber: ["Девять цифр после +992"] },
  };
  expect(z.parse(failure, fromWire(toWire(failureBody(refusal))))).toEqual(refusal);
});

test("tells the sentences of a field that is called like a key of the refusal", () => {
  const refusal = {
    message: "Проверьте данные",
    code: "invalid",
    fieldCodes: { code: ["smsCodeWrong"] },
    fieldMessages: { code: ["Код не подошёл"] },
  };
  const wire = toWire(failureBody(refusal));
  expect(wire).toMatchObject({ code: "invalid", message: "Код не подошёл" });
  expect(z.parse(failure, fromWire(wire))).toEqual({ ...refusal, message: "Код не подошёл" });
});
