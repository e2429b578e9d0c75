import type { Service } from "@sughurta/bootstrap/services";

/** Reason for ending a run, since later steps would only wait. */
export class RunEnded extends Error {
  override readonly name = "RunEnded";
}

/** Watches services: an unexpected end of one ends the run. */
export class Watch {
  /** Rejects with a `RunEnded`. */
  readonly lost: Promise<never>;
  #loss: RunEnded | undefined;
  readonly #reject: (reason: RunEnded) => void;
  readonly #watched = new Set<Service>();

  constructor() {
    const { promise, reject } = Promise.withResolvers<never>();
    this.lost = promise;
    this.#reject = reject;
    // The promise may have no listener yet.
    promise.catch(() => undefined);
    // Services are in process groups of their own and would outlive this process.
    process.once("exit", () => {
      for (const service of this.#watched) service.process.kill("SIGKILL");
    });
  }

  /** The rejection of `lost`. */
  get loss(): RunEnded | undefined {
    return this.#loss;
  }

  add(service: Service): void {
    this.#watched.add(service);
    service.exited.then((code) => {
      if (!this.#watched.delete(service)) return;
      this.#loss = new RunEnded(`${service.name} ended by itself with code ${code}`);
      this.#reject(this.#loss);
    });
  }

  /** The service may end from now on. */
  release(service: Service): void {
    this.#watched.delete(service);
  }
}
