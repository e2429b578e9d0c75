import { describe, expect, it } from "vitest";
import { breakingKinds, isBreaking, peerProblems } from "./release-rules.ts";

describe("a release is taken by the caret range of the version before", () => {
  it.each([
    ["0.1.0", "0.1.1"],
    ["0.2.3", "0.2.4"],
    ["1.2.3", "1.3.0"],
  ])("from %s to %s", (older, newer) => expect(isBreaking(older, newer)).toBe(false));
});

describe("a release is refused by the caret range of the version before", () => {
  it.each([
    ["0.1.0", "0.2.0"],
    ["0.2.3", "1.0.0"],
    ["1.2.3", "2.0.0"],
    ["0.0.0", "0.1.0"],
  ])("from %s to %s", (older, newer) => expect(isBreaking(older, newer)).toBe(true));
});

describe("a package with a peer that applications must upgrade", () => {
  const ui = { name: "ui-kit", version: "0.2.0" };
  const newUi = { ...ui, version: "0.3.0" };
  const flow = { name: "flow", version: "0.2.0", peerDependencies: { "ui-kit": "workspace:^" } };

  it("has to be a breaking version itself", () => {
    expect(peerProblems([ui, flow], [newUi, { ...flow, version: "0.2.1" }])).toEqual([
      'flow: needs a note "minor", as ui-kit must be upgraded with it',
    ]);
    expect(peerProblems([ui, flow], [newUi, { ...flow, version: "0.3.0" }])).toEqual([]);
  });

  it("may be a patch where the peer stays in its range", () => {
    const patched = { ...ui, version: "0.2.1" };
    expect(peerProblems([ui, flow], [patched, { ...flow, version: "0.2.1" }])).toEqual([]);
  });

  it("breaks with that peer, as do the packages that have it as a peer", () => {
    const site = { name: "site", version: "1.4.0", peerDependencies: { flow: "workspace:^" } };
    const shop = { name: "shop", version: "0.2.0" };
    expect(breakingKinds("ui-kit", [site, shop, flow, ui])).toEqual({
      "ui-kit": "minor",
      flow: "minor",
      site: "major",
    });
  });
});
