import { expect, it } from "vitest";
import { normalizeCode, SMS_CODE_PATTERN } from "./sms-code.ts";

it.each([
  ["012345", true],
  ["12345", false],
  ["1234567", false],
  ["12345a", false],
  [" 123456", false],
])("%o is a code from an SMS: %s", (text, is) => {
  expect(SMS_CODE_PATTERN.test(text)).toBe(is);
});

it.each(["123 456", "123-456", " 123\u00A0456\u200E ", "123–456", "１２３４５６"])(
  "extracts the code from %j",
  (typed) => expect(normalizeCode(typed)).toBe("123456"),
);
