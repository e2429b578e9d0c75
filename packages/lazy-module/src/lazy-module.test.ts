import { WAIT_LIMIT_MS } from "@sughurta/vitest-config/limits";
import { describe, expect, it, vi } from "vitest";
import { lazyModule, ModuleLoadError } from "./lazy-module.ts";

const failingTwice = () =>
  vi
    .fn(async () => "steps")
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));

describe("a lazy module", () => {
  it("is loaded once, however often it is needed", async () => {
    const importModule = vi.fn(async () => "steps");
    const steps = lazyModule(importModule);
    expect(importModule).not.toHaveBeenCalled();
    steps.preload();
    expect(steps.now()).toBeUndefined();
    expect(steps.load()).toBe(steps.load());
    expect(await steps.load()).toBe("steps");
    expect(steps.now()).toBe("steps");
    expect(importModule).toHaveBeenCalledTimes(1);
  });

  it("is requested once more where the first request failed", async () => {
    const importModule = vi.fn(async () => "steps").mockRejectedValueOnce(new TypeError("lost"));
    const steps = lazyModule(importModule);
    expect(await steps.load()).toBe("steps");
    expect(importModule).toHaveBeenCalledTimes(2);
  });

  it("is requested at most twice, also where it needs another one", async () => {
    const importModule = vi.fn(() => Promise.reject(new TypeError("lost")));
    const inner = lazyModule(importModule);
    const outer = lazyModule(() => inner.load());
    await expect(outer.load()).rejects.toMatchObject({ isOffline: false });
    expect(importModule).toHaveBeenCalledTimes(2);
  });

  it("is requested once by a browser that is offline, with an error", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const importModule = vi.fn(() => Promise.reject(new TypeError("offline")));
    await expect(lazyModule(importModule).load()).rejects.toMatchObject({ isOffline: true });
    expect(importModule).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  it("rejects with the reason when it did not load", async () => {
    const cause = new TypeError("Failed to fetch");
    const steps = lazyModule(() => Promise.reject(cause));
    const failure = steps.load();
    await expect(failure).rejects.toBeInstanceOf(ModuleLoadError);
    await expect(failure).rejects.toMatchObject({ code: "moduleLoad", cause });
  });

  it("is loaded again when it is needed after a lost connection", async () => {
    const importModule = failingTwice();
    const steps = lazyModule(importModule);
    await expect(steps.load()).rejects.toBeInstanceOf(ModuleLoadError);
    expect(await steps.load()).toBe("steps");
  });

  it("may fail to load ahead without anybody noticing", async () => {
    const importModule = failingTwice();
    const steps = lazyModule(importModule);
    expect(steps.preload()).toBeUndefined();
    await vi.waitFor(async () => expect(await steps.load()).toBe("steps"), WAIT_LIMIT_MS);
  });

  it("that failed to preload is tried again at once when it is needed", async () => {
    const importModule = failingTwice();
    const steps = lazyModule(importModule);
    steps.preload();
    await vi.waitFor(
      () => expect(importModule.mock.settledResults[1]?.type).toBe("rejected"),
      WAIT_LIMIT_MS,
    );
    expect(steps.failure()).toBeUndefined();
  });

  it("says why it failed where a caller waited for what was preloaded", async () => {
    const steps = lazyModule(() => Promise.reject(new TypeError("offline")));
    steps.preload();
    await expect(steps.load()).rejects.toBeInstanceOf(ModuleLoadError);
    expect(steps.failure()).toBeInstanceOf(ModuleLoadError);
  });

  it("is preloaded once the connection is back", async () => {
    const importModule = failingTwice();
    const steps = lazyModule(importModule);
    steps.preload();
    await vi.waitFor(
      () => expect(importModule.mock.settledResults[1]?.type).toBe("rejected"),
      WAIT_LIMIT_MS,
    );
    await Promise.resolve();
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(steps.now()).toBe("steps"), WAIT_LIMIT_MS);
  });
});
