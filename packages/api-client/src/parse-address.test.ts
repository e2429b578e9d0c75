import { expect, it } from "vitest";
import { parseAddress } from "./parse-address.ts";

it("parses addresses without URL.canParse", () => {
  expect(parseAddress("https://pay.tj/x?a=1")?.origin).toBe("https://pay.tj");
  expect(parseAddress("/x", "https://sughurta.tj")?.href).toBe("https://sughurta.tj/x");
});

it("returns undefined for what is no address", () => {
  expect(parseAddress("/x")).toBeUndefined();
  expect(parseAddress("https://")).toBeUndefined();
  expect(parseAddress("")).toBeUndefined();
});
