import { describe, expect, it, vi } from "vitest";
import { laterPart } from "./later-part.ts";

describe("a part that comes later", () => {
  it("is fetched once, however often it is wanted", async () => {
    const fetchPart = vi.fn(async () => "steps");
    const later = laterPart(fetchPart);
    later.preload();
    expect(later.now()).toBeUndefined();
    expect(later.load()).toBe(later.load());
    expect(await later.load()).toBe("steps");
    expect(later.now()).toBe("steps");
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it("is fetched again where there was no connection", async () => {
    const fetchPart = vi
      .fn(async () => "steps")
      .mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const later = laterPart(fetchPart);
    await expect(later.load()).rejects.toThrow("Failed to fetch");
    expect(await later.load()).toBe("steps");
  });
});
