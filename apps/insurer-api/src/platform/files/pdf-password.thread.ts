import { parentPort, workerData } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";

/** Returns whether a PDF requires a password to open; throws if it cannot be read at all. */
const asksPassword = await getDocumentProxy(new Uint8Array(workerData), { verbosity: 0 }).then(
  () => false,
  (error: unknown) => {
    if (error instanceof Error && error.name === "PasswordException") return true;
    throw error;
  },
);
parentPort?.postMessage(asksPassword);
