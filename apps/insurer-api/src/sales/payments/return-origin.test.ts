import { expect, it } from "vitest";
import { returnOrigin } from "./return-addresses.ts";

it.each([
  ["http://localhost:3000", "http://127.0.0.1:3000", "http://127.0.0.1:3000"],
  ["http://localhost:3000", "http://localhost:3000", "http://localhost:3000"],
  ["http://localhost:3000", "http://127.0.0.1:4000", "http://localhost:3000"],
  ["http://localhost:3000", "https://127.0.0.1:3000", "http://localhost:3000"],
  ["http://localhost:3000", "http://evil.example:3000", "http://localhost:3000"],
  ["https://sughurta.example", "http://127.0.0.1", "https://sughurta.example"],
  ["https://sughurta.example", "https://evil.example", "https://sughurta.example"],
  ["http://localhost:3000", "javascript:alert(1)", "http://localhost:3000"],
  ["http://localhost:3000", "null", "http://localhost:3000"],
  ["http://localhost:3000", null, "http://localhost:3000"],
])("returns from the site %s, checkout page %s, to %s", (publicUrl, left, expected) => {
  expect(returnOrigin(publicUrl, left)).toBe(expected);
});
