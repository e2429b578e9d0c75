import { expect, it } from "vitest";
import {
  isRegistrationCertificate,
  tidyRegistrationCertificate,
} from "./registration-certificate.ts";

it.each([
  ["AB1234567", true],
  ["ab  1234567", true],
  ["АВ 1234567", true],
  ["ЖЯ1234567", true],
  ["A1234567", false],
  ["AB123456", false],
  ["AB12345678", false],
  ["1", false],
])("%s: %s", (text, right) => expect(isRegistrationCertificate(text)).toBe(right));

it("is sent in Latin capitals", () => {
  expect(tidyRegistrationCertificate(" ав  1234567")).toBe("AB 1234567");
});
