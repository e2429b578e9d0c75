import { parentPort, workerData } from "node:worker_threads";
import createLibheif from "libheif-js/libheif-wasm/libheif-bundle.mjs";
import sharp from "sharp";

const MAX_PIXELS = 64_000_000;
const MAX_MEMORY_BYTES = 1_000_000_000;
const WASM_PAGE_BYTES = 65_536;
/** Longer side of the picture, large enough to read a document on a large screen. */
const SIDE_PIXELS = 2_400;
const JPEG_QUALITY = 82;
const RGBA = 4;

// A header may declare less than the decoder allocates: its memory has a separate limit.
interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
const { Memory } = Reflect.get(globalThis, "WebAssembly") as {
  readonly Memory: { readonly prototype: WasmMemory };
};
const grow = Memory.prototype.grow;
Memory.prototype.grow = function growWithinLimit(this: WasmMemory, pages: number) {
  if (this.buffer.byteLength + Number(pages) * WASM_PAGE_BYTES > MAX_MEMORY_BYTES) {
    throw new RangeError("The picture needs too much memory");
  }
  return grow.call(this, pages);
};

async function toJpeg(content: Uint8Array): Promise<Uint8Array> {
  const { HeifDecoder } = createLibheif();
  const images = new HeifDecoder().decode(content);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error("No picture in the file");
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MAX_PIXELS) throw new Error("The picture is too large");
  const data = new Uint8ClampedArray(width * height * RGBA);
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (shown) =>
      shown ? resolve() : reject(new Error("The picture cannot be decoded")),
    );
  });
  return sharp(data, { raw: { width, height, channels: RGBA }, limitInputPixels: MAX_PIXELS })
    .flatten({ background: "white" })
    .resize({ width: SIDE_PIXELS, height: SIDE_PIXELS, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

parentPort?.postMessage(new Uint8Array(await toJpeg(new Uint8Array(workerData))));
