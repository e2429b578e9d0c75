import { expect, test } from "vitest";
import * as z from "zod/mini";
import { failure, failureBody } from "./failure.ts";
import { fromWire, toWire } from "./wire.ts";

test("parses codes and messages by field", () => {
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

test("parses a service's field messages without codes", () => {
  expect(z.parse(failure, fromWire({ last_name: ["Обязательное поле"] }))).toEqual({
    message: "",
    code: "",
    fieldCodes: {},
    fieldMessages: { lastName: ["Обязательное поле"] },
  });
});

test("parses a server's output", () => {
  const refusal = {
    message: "Проверьте данные",
    code: "invalid",
    fieldCodes: { phoneNumber: ["phone"] },
    fieldMessages: { phoneNumber: ["Девять цифр после +992"] },
  };
  expect(z.parse(failure, fromWire(toWire(failureBody(refusal))))).toEqual(refusal);
});

test("returns the messages of a field with the name of a refusal's key", () => {
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
