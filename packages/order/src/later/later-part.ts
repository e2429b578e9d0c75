import { promiseReader } from "@sughurta/i18n";

/** Code that no first view needs. */
export interface LaterPart<Part> {
  /** Fetches it; the same promise each time. */
  readonly load: () => Promise<Part>;
  /** Fetches it while there still is a network: a browser never asks again for what it failed to get. */
  readonly preload: () => void;
  /** What has come by now. */
  readonly now: () => Part | undefined;
  /** The same in a component, suspending only while it is on its way: what is here shows without a gap. */
  readonly usePart: () => Part;
}

/** Keeps what comes after the first step in files of its own, for example `() => import("./later-steps.ts")`. */
export function laterPart<Part>(fetchPart: () => Promise<Part>): LaterPart<Part> {
  let coming: Promise<Part> | undefined;
  let here: Part | undefined;

  function load(): Promise<Part> {
    coming ??= fetchPart().then(
      (part) => {
        here = part;
        // What React itself notes of a promise that it has seen: reading it takes no pause.
        if (coming) Object.assign(coming, { status: "fulfilled", value: part });
        return part;
      },
      (error: unknown) => {
        // Without a connection just now, the next step asks again.
        coming = undefined;
        throw error;
      },
    );
    return coming;
  }

  return {
    load,
    preload: () => void load().catch(() => undefined),
    now: () => here,
    usePart: promiseReader(load),
  };
}
