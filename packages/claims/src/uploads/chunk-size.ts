import { continueClaimUpload } from "@sughurta/contracts/claim";

const LARGEST_BYTES = continueClaimUpload.bytes.maxBytes;
const SMALLEST_BYTES = LARGEST_BYTES / 16;
const FIRST_BYTES = LARGEST_BYTES / 4;
/** A chunk that takes no longer may be twice as large. */
const QUICK_MS = 2_000;

/** Bytes of the next chunk: small where the connection keeps breaking, since a broken chunk is sent again. */
export class PieceSize {
  #bytes = FIRST_BYTES;

  get bytes(): number {
    return this.#bytes;
  }

  arrived(tookMs: number): void {
    if (tookMs < QUICK_MS) this.#bytes = Math.min(LARGEST_BYTES, this.#bytes * 2);
  }

  lost(): void {
    this.#bytes = Math.max(SMALLEST_BYTES, this.#bytes / 2);
  }
}
