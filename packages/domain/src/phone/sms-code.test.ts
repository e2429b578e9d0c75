import { expect, it } from "vitest";
import { SMS_CODE_PATTERN } from "./sms-code.ts";

it.each([
  ["012345", true],
  ["12345", false],
  ["1234567", false],
  ["12345a", false],
  [" 123456", false],
])("%o is a code from an SMS: %s", (text, is) => {
  expect(SMS_CODE_PATTERN.test(text)).toBe(is);
});
