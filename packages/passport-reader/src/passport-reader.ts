import type {
  PassportLines,
  PassportReader,
  PassportReadFailure,
  PassportReading,
} from "@sughurta/domain/person";
import { type GrayPicture, toGray } from "./picture/gray-picture.ts";
import { modelHref, passportWorker, probeWorker } from "./reader-files.ts";
import { connectWorker, type WorkerConnection } from "./worker/connect-worker.ts";

/** Longer side of the picture that is read, in pixels: letters of a whole page are then about 40 high. */
const MAX_SIDE = 2_400;

let supported: Promise<boolean> | undefined;

let connection: Promise<WorkerConnection> | undefined;

/**
 * Tries out whether a worker may compile WebAssembly: browser and content security policy decide. Rejects where only
 * the connection is missing.
 */
function probe(): Promise<boolean> {
  if (typeof WebAssembly !== "object" || typeof createImageBitmap !== "function") {
    return Promise.resolve(false);
  }
  return new Promise((resolve, reject) => {
    try {
      const worker = probeWorker();
      const end = (isSupported: boolean) => {
        worker.terminate();
        resolve(isSupported);
      };
      worker.onmessage = ({ data }) => end(data === true);
      worker.onerror = () => {
        if (navigator.onLine) return end(false);
        worker.terminate();
        reject(new Error("The worker did not load without a connection"));
      };
    } catch {
      resolve(false);
    }
  });
}

async function fetchFile(href: string): Promise<ArrayBuffer> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`No file of the passport reader: ${response.status}`);
  return response.arrayBuffer();
}

async function start(): Promise<WorkerConnection> {
  const { worker, wasmHref } = passportWorker();
  const started = connectWorker(worker);
  try {
    const [wasm, model] = await Promise.all([fetchFile(wasmHref), fetchFile(modelHref())]);
    await started.send({ kind: "start", wasm, model }, [wasm, model]);
    return started;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** The started worker; after a failure it is started once more. */
function startOnce(): Promise<WorkerConnection> {
  connection ??= start().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

/** Reads passports in a worker of this device, which has no connection to any server. */
export const passportReader: PassportReader = {
  isSupported: () => {
    supported ??= probe().catch((error: unknown) => {
      supported = undefined;
      throw error;
    });
    return supported;
  },
  async read(photo, today) {
    try {
      const { send } = await startOnce();
      const picture = await decodePicture(photo);
      return await send<PassportReading | { readonly failure: PassportReadFailure }>(
        { kind: "picture", picture, today },
        [picture.data.buffer],
      );
    } catch {
      return { failure: "failed" };
    }
  },
  async readLines(lines: PassportLines, today) {
    const { send } = await startOnce();
    return send<PassportReading>({ kind: "lines", lines, today });
  },
};

/** The shades of a photo, upright as its camera says. */
async function decodePicture(picture: Blob): Promise<GrayPicture> {
  const bitmap = await createImageBitmap(picture);
  const factor = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * factor);
  canvas.height = Math.round(bitmap.height * factor);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas");
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return toGray(width, height, data);
}
