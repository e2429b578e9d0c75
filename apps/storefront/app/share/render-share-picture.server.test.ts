import { describe, expect, it } from "vitest";
import { SHARE_SIZE } from "../seo/page-meta.ts";
import { renderSharePicture } from "./render-share-picture.server.ts";
import { shareSubject } from "./share-subject.server.ts";
import { outlineText, wrapTitle } from "./text-outline.server.ts";

const MAX_BYTES = 60_000;
const LONG =
  "Обязательная автостраховка: кого она защищает, чего не платит и что делать после аварии";

describe("a share picture", () => {
  it.each(["Страхование онлайн", LONG, "Хонаи истиқоматӣ ва ҳамсояҳо", "旅行"])(
    "is a small PNG of the size that pages name: %s",
    async (title) => {
      const picture = await renderSharePicture(
        { family: "home", title, price: "220 TJS" },
        "Brand",
      );
      expect(picture.subarray(1, 4).toString()).toBe("PNG");
      expect({ width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) }).toEqual(
        SHARE_SIZE,
      );
      expect(picture.byteLength).toBeLessThan(MAX_BYTES);
    },
  );

  it("returns a retry response where too many are rendered at once", async () => {
    const many = Array.from({ length: 20 }, () =>
      renderSharePicture({ family: "trip", title: "Сафар" }, "Brand"),
    );
    const results = await Promise.allSettled(many);
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    for (const result of refused)
      expect(result).toMatchObject({ reason: { init: { status: 503 } } });
  });

  it.each([
    ["page", "nothing"],
    ["page", "toString"],
    ["others", "home"],
  ])("does not exist for %s/%s", async (kind, name) => {
    const services = { language: "ru" } as Parameters<typeof shareSubject>[0];
    await expect(shareSubject(services, kind, name)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

it("wraps a title between words, without a short word at the end of a line", () => {
  const width = outlineText("Страхование онлайн в", "title", 76).width;
  const lines = wrapTitle("Страхование онлайн в Таджикистане", 76, width);
  expect(lines).toHaveLength(2);
  expect(lines[0]?.width).toBeCloseTo(outlineText("Страхование онлайн", "title", 76).width);
});
