import { afterEach, expect, it, vi } from "vitest";
import { shrinkPicture } from "./small-pictures.ts";

const SIZE = { longestEdgePx: 2000, quality: 0.8 };
const MODIFIED = 1_700_000_000_000;
const photo = (type = "image/jpeg", name = "IMG_1.HEIC") =>
  new File(["x".repeat(1_000)], name, { type, lastModified: MODIFIED });

/** A browser that reads pictures of this size and writes JPEG of the given number of bytes. */
function aBrowser({ width, height, bytes }: { width: number; height: number; bytes: number }) {
  const drawn: number[] = [];
  const read = vi.fn(async (_: Blob, __: ImageBitmapOptions) => ({ width, height, close() {} }));
  vi.stubGlobal("createImageBitmap", read);
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      width: number;
      height: number;
      constructor(...[w, h]: [number, number]) {
        this.width = w;
        this.height = h;
      }
      getContext = () => ({
        fillRect() {},
        drawImage: (...[, , , w, h]: [unknown, number, number, number, number]) => drawn.push(w, h),
      });
      convertToBlob = async ({ type }: { type: string }) => new Blob(["y".repeat(bytes)], { type });
    },
  );
  return { drawn, read };
}

afterEach(() => vi.unstubAllGlobals());

it("scales a photo down to the maximum edge, upright, as a JPEG with the same timestamp", async () => {
  const { drawn, read } = aBrowser({ width: 3_000, height: 4_000, bytes: 100 });
  const small = await shrinkPicture(photo("image/heic"), SIZE);
  expect(small).toMatchObject({
    name: "IMG_1.jpg",
    type: "image/jpeg",
    size: 100,
    lastModified: MODIFIED,
  });
  expect(drawn).toEqual([1_500, 2_000]);
  expect(read.mock.calls[0]?.[1]).toEqual({ imageOrientation: "from-image" });
});

it("never makes a picture larger", async () => {
  const { drawn } = aBrowser({ width: 800, height: 600, bytes: 100 });
  await shrinkPicture(photo(), SIZE);
  expect(drawn).toEqual([800, 600]);
});

it("returns a picture that would hardly become smaller", async () => {
  aBrowser({ width: 800, height: 600, bytes: 900 });
  const file = photo();
  expect(await shrinkPicture(file, SIZE)).toBe(file);
});

it("returns files that the browser cannot read, and files that are not photos", async () => {
  const heic = photo("image/heic");
  expect(await shrinkPicture(heic, SIZE)).toBe(heic);
  aBrowser({ width: 3_000, height: 4_000, bytes: 100 });
  for (const type of ["application/pdf", "image/gif", "image/svg+xml", "video/mp4", ""]) {
    const file = photo(type);
    expect(await shrinkPicture(file, SIZE)).toBe(file);
  }
});
