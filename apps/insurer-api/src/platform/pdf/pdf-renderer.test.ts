import { describe, expect, it, vi } from "vitest";
import { createPdfRenderer } from "./pdf-renderer.ts";

const module = new URL("./testing/misbehaving-template.ts", import.meta.url).href;
const DYING = { module, name: "die" };
const DRAWING = { module, name: "drawOrLoop" };

describe("the drawing thread", () => {
  it("is replaced when it dies or takes too long, and ends with the service", async () => {
    const renderer = createPdfRenderer();
    try {
      await expect(renderer.draw(DYING, {})).rejects.toThrow();
      const soon = AbortSignal.timeout(500);
      vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(soon);
      await expect(renderer.draw(DRAWING, "loop")).rejects.toMatchObject({ code: "tooSlow" });
      const drawn = await renderer.draw(DRAWING, "draw");
      expect(Buffer.from(drawn).toString()).toBe("drawn");
      const unfinished = renderer.draw(DRAWING, "loop");
      await Promise.all([expect(unfinished).rejects.toThrow(), renderer.close()]);
      await expect(renderer.draw(DYING, {})).rejects.toThrow("closed");
    } finally {
      await renderer.close();
    }
  });

  it("refuses documents beyond its queue", async () => {
    const renderer = createPdfRenderer();
    const loop = () => renderer.draw(DRAWING, "loop");
    const waiting = Array.from({ length: 21 }, () => expect(loop()).rejects.toThrow());
    await expect(loop()).rejects.toMatchObject({ code: "overloaded" });
    await renderer.close();
    await Promise.all(waiting);
  });
});
