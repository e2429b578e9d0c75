import { expect, it } from "vitest";
import { policyNumberIn } from "./policy-scan-dialog.tsx";

it.each([
  ["https://sughurta.example/verify/0000000013", "0000000013"],
  ["https://sughurta.example/verify/0000000013/?lang=tg#a", "0000000013"],
  ["ZAA1 0000000013", "0000000013"],
  ["https://sughurta.example/verify/0000000014", undefined],
  ["https://sughurta.example/", undefined],
  ["", undefined],
])("of %j is %s", (code, number) => {
  expect(policyNumberIn(code)).toBe(number);
});
