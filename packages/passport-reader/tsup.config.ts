import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { carrying, library } from "@sughurta/tsup-config";

const require = createRequire(import.meta.url);
const CORES = ["tesseract-core-simd-lstm.wasm", "tesseract-core-lstm.wasm"];

/** Addresses of the published files in place of those of the sources, and the WebAssembly beside them. */
const publishedFiles = {
  name: "published-files",
  renderChunk(code: string) {
    return {
      code: code
        .replaceAll("../node_modules/tesseract.js-core/", "./")
        .replaceAll(/(\.\/worker\/passport-worker-\w+)\.ts/g, "$1.js"),
    };
  },
  buildEnd() {
    mkdirSync("dist", { recursive: true });
    for (const core of CORES) {
      copyFileSync(require.resolve(`tesseract.js-core/${core}`), `dist/${core}`);
    }
  },
};

export default library({
  ...carrying(["mrz", "tesseract.js-core"]),
  // Only Node needs them, for a file on its disk.
  external: ["crypto", "fs"],
  plugins: [publishedFiles],
});
