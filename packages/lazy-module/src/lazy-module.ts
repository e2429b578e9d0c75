import * as React from "react";

/**
 * Code that did not load. With a connection the site was usually updated: its older files no longer exist, and a reload
 * helps.
 */
export class ModuleLoadError extends Error {
  readonly code = "moduleLoad";
  override readonly name = "ModuleLoadError";
  /** Whether the browser had no connection when it failed. */
  readonly isOffline = globalThis.navigator?.onLine === false;

  constructor(options?: { readonly cause?: unknown }) {
    super("A part of the page did not load.", options);
  }
}

/** Code that no first view needs. */
export interface LazyModule<Module> {
  /**
   * Loads it once. A failed request is repeated once; after that each call is a new attempt. Rejects with
   * `ModuleLoadError`.
   */
  readonly load: () => Promise<Module>;
  /** Preloads it; without a connection, once it is back. Never throws. */
  readonly preload: () => void;
  /** The module, where it is loaded by now. */
  readonly now: () => Module | undefined;
  /** The recent reason of a failed load: renders within that time do not retry. */
  readonly failure: () => ModuleLoadError | undefined;
  /**
   * The module in a component: suspends while it loads, at once where it is loaded. A failure goes to the nearest error
   * boundary; a later render tries again.
   */
  readonly use: () => Module;
}

/** React renders a failed component once more before a boundary replaces it; an attempt for each would never end. */
const FAILURE_MS = 1_000;

/** A promise with React's own status fields: a status set before is read without suspending. */
type NotedPromise<T> = Promise<T> & { status?: "fulfilled"; value?: T };

/** React 18 has no `use`: there a component suspends by throwing a promise. */
const { use: readPromise = readByThrowing }: { readonly use?: <T>(promise: Promise<T>) => T } =
  React;

function readByThrowing<T>(promise: NotedPromise<T>): T {
  if (promise.status !== "fulfilled") throw promise;
  // A promise with the status "fulfilled" has its value, unless that is undefined.
  return promise.value as T;
}

/** Splits code into separate files, for example `lazyModule(() => import("./review-step.tsx"))`. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let pending: Promise<Module> | undefined;
  let loaded: { readonly module: Module } | undefined;
  let failed: { readonly error: ModuleLoadError; readonly atMs: number } | undefined;
  /** A caller waits for the pending attempt: a mere preload may fail silently. */
  let isNeeded = false;

  function load(): Promise<Module> {
    isNeeded = true;
    return attempt();
  }

  function preload(): void {
    isNeeded = pending !== undefined && isNeeded;
    attempt().catch(() => globalThis.addEventListener?.("online", preload, { once: true }));
  }

  /**
   * Single requests fail on mobile networks: the file is requested once more. Not offline, nor after another lazy
   * module's retry.
   */
  function importTwice(): Promise<Module> {
    return importModule().catch((cause: unknown) => {
      if (cause instanceof ModuleLoadError || globalThis.navigator?.onLine === false) throw cause;
      return importModule();
    });
  }

  function attempt(): Promise<Module> {
    if (pending) return pending;
    const loading: NotedPromise<Module> = importTwice().then(
      (module) => {
        loaded = { module };
        Object.assign(loading, { status: "fulfilled", value: module });
        return module;
      },
      (cause: unknown) => {
        pending = undefined;
        const error = new ModuleLoadError({ cause });
        failed = isNeeded ? { error, atMs: Date.now() } : undefined;
        throw error;
      },
    );
    pending = loading;
    return loading;
  }

  function failure(): ModuleLoadError | undefined {
    if (pending || !failed || Date.now() - failed.atMs >= FAILURE_MS) return undefined;
    return failed.error;
  }

  return {
    load,
    preload,
    now: () => loaded?.module,
    failure,
    use() {
      const error = failure();
      if (error) throw error;
      return readPromise(load());
    },
  };
}
