import * as React from "react";

/** What is noted of a promise that was read, as React 19 notes it too. */
type ReadPromise<T> = Promise<T> & {
  status?: "pending" | "fulfilled" | "rejected";
  value?: T;
  reason?: unknown;
};

/** React 18 has no `use`: there a component suspends by throwing what it waits for. */
function readByThrowing<T>(promise: ReadPromise<T>): T {
  // A promise that is marked as fulfilled has its value, unless that is nothing.
  if (promise.status === "fulfilled") return promise.value as T;
  if (promise.status === "rejected") throw promise.reason;
  if (promise.status === undefined) {
    promise.status = "pending";
    promise.then(
      (value) => Object.assign(promise, { status: "fulfilled", value }),
      (reason: unknown) => Object.assign(promise, { status: "rejected", reason }),
    );
  }
  throw promise;
}

const { use: readByUse }: { readonly use?: <T>(promise: Promise<T>) => T } = React;

const usePromise: <T>(promise: Promise<T>) => T = readByUse ?? readByThrowing;

/** How long a failure is remembered: a render right after it must not load again, or it never ends. */
const FAILURE_MS = 1_000;

/**
 * A hook that reads what is loaded once, suspending until it is there, in React 18 and 19. What failed is
 * loaded again when a component reads it later.
 */
export function promiseReader<T>(load: () => Promise<T>): () => T {
  let current: Promise<T> | undefined;
  function read(): Promise<T> {
    if (current) return current;
    current = load();
    current.catch(() => {
      setTimeout(() => {
        current = undefined;
      }, FAILURE_MS);
    });
    return current;
  }
  return function useRead() {
    return usePromise(read());
  };
}
