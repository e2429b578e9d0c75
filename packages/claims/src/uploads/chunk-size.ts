import { continueClaimUpload } from "@sughurta/contracts/claim";

const LARGEST_BYTES = continueClaimUpload.bytes.maxBytes;
const SMALLEST_BYTES = LARGEST_BYTES / 16;
const FIRST_BYTES = LARGEST_BYTES / 4;
/** A chunk within this time may be followed by one twice as large. */
const QUICK_MS = 2_000;

/** Size of the next chunk in bytes: small on an unreliable connection, since a broken chunk is sent again. */
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
