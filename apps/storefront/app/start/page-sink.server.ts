import { EventEmitter } from "node:events";

/**
 * Takes what React writes and hands it over as one buffer. Far less than a stream of Node, of which
 * each keeps its page in memory until the next full collection.
 */
export class PageSink extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly #chunks: Uint8Array[] = [];
  readonly #done: (page: Buffer) => void;
  readonly #failed: (error: unknown) => void;

  constructor(done: (page: Buffer) => void, failed: (error: unknown) => void) {
    super();
    this.#done = done;
    this.#failed = failed;
  }

  /** React never writes into a chunk again, so that it need not be copied. */
  write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
    return true;
  }

  end(): this {
    this.#done(Buffer.concat(this.#chunks));
    return this;
  }

  destroy(error: unknown): void {
    this.#failed(error);
  }
}
