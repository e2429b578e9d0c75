import type { PassportLines } from "@sughurta/domain/person";
import type { GrayPicture } from "../picture/gray-picture.ts";

/** Work for the worker; it has no connection of its own and receives all files that it needs. */
type WorkerRequest =
  | { readonly kind: "start"; readonly wasm: ArrayBuffer; readonly model: ArrayBuffer }
  | { readonly kind: "picture"; readonly picture: GrayPicture; readonly today: string }
  | { readonly kind: "lines"; readonly lines: PassportLines; readonly today: string };

/** A request with its number, by which the response is recognised. */
export type NumberedRequest = WorkerRequest & { readonly id: number };

export type WorkerResponse =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failed: true };

/** Sends requests to a worker and waits for the responses. */
export interface WorkerConnection {
  readonly send: <Result>(
    request: WorkerRequest,
    transfer?: readonly Transferable[],
  ) => Promise<Result>;
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

export function connectWorker(worker: Worker): WorkerConnection {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failed" in data) request?.reject(new Error("The passport can't be read"));
    // The worker responds to each kind of request with its own type.
    else request?.resolve(data.result as never);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error("The worker has ended"));
    waiting.clear();
  };

  return {
    send: (request, transfer = []) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...request, id }, [...transfer]);
      }),
  };
}
