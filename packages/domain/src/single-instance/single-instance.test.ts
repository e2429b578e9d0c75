import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Loads this module as a separate copy, as a second version in `node_modules` would be. */
async function loadCopy(packageName: string) {
  vi.resetModules();
  const { registerInstance } = await import("./index.ts");
  registerInstance(packageName);
}

it("warns once that a package is on the page twice", async () => {
  vi.stubGlobal("document", {});
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await loadCopy("@sughurta/one");
  await loadCopy("@sughurta/other");
  expect(warn).not.toHaveBeenCalled();
  await loadCopy("@sughurta/one");
  await loadCopy("@sughurta/one");
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Two copies of @sughurta\/one .*\(npm dedupe/)],
  ]);
});

it("does not warn on a server, which loads modules repeatedly", async () => {
  const warn = vi.spyOn(console, "warn");
  await loadCopy("@sughurta/served");
  await loadCopy("@sughurta/served");
  expect(warn).not.toHaveBeenCalled();
});
