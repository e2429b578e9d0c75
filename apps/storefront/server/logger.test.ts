import { expect, it } from "vitest";
import { describeUncaught } from "./logger.ts";

it("tells of an error that nobody caught where it happened, and none of its words", () => {
  const described = JSON.stringify(describeUncaught(new TypeError("no seat for Саидова Мадина")));
  expect(described).toContain("TypeError");
  expect(described).toContain("logger.test.ts");
  expect(described).not.toContain("Саидова");
});
