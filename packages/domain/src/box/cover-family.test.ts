import { describe, expect, it } from "vitest";
import { coverFamily, policyFamily } from "./cover-family.ts";

describe("the family of a cover", () => {
  it("is that of its first category with a family", () => {
    expect(coverFamily(["sci"])).toBe("car");
    expect(coverFamily(["aktsii", "semya", "sport"])).toBe("family");
    expect(coverFamily(["sport", "dlya-puteshestvennikov"])).toBe("mountains");
  });

  it("is the trip where no category has one", () => {
    expect(coverFamily([])).toBe("trip");
    expect(coverFamily(["aktsii"])).toBe("trip");
  });
});

it("is that of a policy in its service's response, else that of its kind", () => {
  expect(policyFamily({ policyType: "box", family: "home" })).toBe("home");
  expect(policyFamily({ policyType: "car" })).toBe("car");
  expect(policyFamily({ policyType: "box" })).toBe("trip");
  expect(policyFamily({})).toBe("trip");
});
