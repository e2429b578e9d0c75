// Addresses of the files that are loaded on the first use: a bundler of the host finds them by these expressions.

/** WebAssembly with SIMD, which Safari has from 16.4. */
const SIMD_MODULE = Uint8Array.of(
  0,
  97,
  115,
  109,
  1,
  0,
  0,
  0,
  1,
  5,
  1,
  96,
  0,
  1,
  123,
  3,
  2,
  1,
  0,
  10,
  10,
  1,
  8,
  0,
  65,
  0,
  253,
  15,
  253,
  98,
  11,
);

export const modelHref = () => new URL("../model/mrz.traineddata", import.meta.url).href;

export const probeWorker = () =>
  new Worker(new URL("./worker/passport-worker-probe.ts", import.meta.url), { type: "module" });

/** The worker for this browser, and its WebAssembly. */
export function passportWorker(): { readonly worker: Worker; readonly wasmHref: string } {
  if (WebAssembly.validate(SIMD_MODULE)) {
    return {
      worker: new Worker(new URL("./worker/passport-worker-simd.ts", import.meta.url), {
        type: "module",
      }),
      wasmHref: new URL(
        "../node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm",
        import.meta.url,
      ).href,
    };
  }
  return {
    worker: new Worker(new URL("./worker/passport-worker-plain.ts", import.meta.url), {
      type: "module",
    }),
    wasmHref: new URL("../node_modules/tesseract.js-core/tesseract-core-lstm.wasm", import.meta.url)
      .href,
  };
}
