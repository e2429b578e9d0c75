import { expect, it, vi } from "vitest";
import { passportReader } from "./passport-reader.ts";

/** A worker that answers at once: loaded, or failed. */
function workerThat(isLoaded: boolean) {
  return class {
    onmessage: ((event: { readonly data: boolean }) => void) | undefined;
    onerror: (() => void) | undefined;

    constructor() {
      queueMicrotask(() => (isLoaded ? this.onmessage?.({ data: true }) : this.onerror?.()));
    }

    terminate() {}
  };
}

it("finds out once more whether it can run where there was no connection", async () => {
  vi.stubGlobal("createImageBitmap", () => undefined);
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("Worker", workerThat(false));
  await expect(passportReader.isSupported()).rejects.toThrow("without a connection");
  vi.stubGlobal("Worker", workerThat(true));
  await expect(passportReader.isSupported()).resolves.toBe(true);
});
