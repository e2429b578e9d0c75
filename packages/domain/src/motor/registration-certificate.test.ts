import { expect, it } from "vitest";
import {
  isRegistrationCertificate,
  normalizeRegistrationCertificate,
} from "./registration-certificate.ts";

it.each([
  ["AB1234567", true],
  ["ab  1234567", true],
  ["АВ 1234567", true],
  ["ЖЯ1234567", true],
  ["ав-12 34-567", true],
  ["A1234567", false],
  ["AB123456", false],
  ["AB12345678", false],
  ["1", false],
])("%s: %s", (text, right) => expect(isRegistrationCertificate(text)).toBe(right));

it.each([" ав  1234567", "AB1234567", "ab–123 4567"])("is sent in canonical form: %s", (text) => {
  expect(normalizeRegistrationCertificate(text)).toBe("AB 1234567");
});

it("is unchanged while it is incomplete", () => {
  expect(normalizeRegistrationCertificate("ab 123")).toBe("AB123");
});
