import { expect, it } from "vitest";
import { namesOneHost } from "./security-headers.ts";

it.each([
  [["Host", "a.example"], true],
  [["Accept", "host", "host", "a.example"], true],
  [[], true],
  [["Host", "a.example", "host", "a.example"], false],
  [["Host", "a.example", "Accept", "*/*", "HOST", "b.example"], false],
])("%j has one host: %s", (rawHeaders, isOne) => {
  expect(namesOneHost({ rawHeaders })).toBe(isOne);
});
