import type { ApiClient, StoredText } from "@sughurta/api-client";
import {
  claimUploadOffset,
  continueClaimUpload,
  startClaimUpload,
  TUS_VERSION,
} from "@sughurta/contracts/claim";
import type { Failure } from "@sughurta/contracts/core";

const MAX_BYTES = continueClaimUpload.bytes.maxBytes;
const MIN_BYTES = MAX_BYTES / 16;
const FIRST_BYTES = MAX_BYTES / 4;
/** A chunk within this time may be followed by one twice as large. */
const QUICK_MS = 2_000;

/** Size of the next chunk in bytes: small on an unreliable connection, since a broken chunk is sent again. */
class PieceSize {
  #bytes = FIRST_BYTES;

  get bytes(): number {
    return this.#bytes;
  }

  arrived(tookMs: number): void {
    if (tookMs < QUICK_MS) this.#bytes = Math.min(MAX_BYTES, this.#bytes * 2);
  }

  lost(): void {
    this.#bytes = Math.max(MIN_BYTES, this.#bytes / 2);
  }
}

/** Milliseconds until the retry of a step that was too early or failed. */
const SOON_MS = 1_000;
const TUS = { "Tus-Resumable": TUS_VERSION };

/** A file for a registered claim. */
export interface ClaimFileUpload {
  /** Id of the claim. */
  readonly claim: string;
  readonly file: File;
  /** Called with the uploaded percentage, 0 to 100; it may decrease when a chunk was lost. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/** Result of one request: continue, at once or after a wait, or finished. */
export type UploadStep =
  | { readonly kind: "next"; readonly waitMs: number }
  | { readonly kind: "sent" }
  | { readonly kind: "refused"; readonly failure: Failure };

const NEXT: UploadStep = { kind: "next", waitMs: 0 };
const SOON: UploadStep = { kind: "next", waitMs: SOON_MS };

/** Progress of a file; each step is one request of tus 1.0. */
export class TusUpload {
  /** Received bytes, where they are known. */
  offset: number | undefined;
  #uploadId: string | undefined;
  readonly #client: ApiClient;
  readonly #upload: ClaimFileUpload;
  readonly #memory: StoredText;
  readonly #chunk = new PieceSize();

  constructor(client: ApiClient, upload: ClaimFileUpload, memory: StoredText) {
    this.#client = client;
    this.#upload = upload;
    this.#memory = memory;
    this.#uploadId = memory.read();
  }

  /** Marks the offset as uncertain. */
  lost(): void {
    this.offset = undefined;
    this.#chunk.lost();
  }

  /** Performs one step. Throws the client's errors. */
  step(): Promise<UploadStep> {
    if (this.#uploadId === undefined) return this.#start();
    return this.offset === undefined ? this.#ask(this.#uploadId) : this.#put(this.#uploadId);
  }

  async #start(): Promise<UploadStep> {
    const { claim, file, signal } = this.#upload;
    const response = await this.#client.send(startClaimUpload, {
      params: { claimId: claim },
      headers: {
        ...TUS,
        "Upload-Length": String(file.size),
        "Upload-Metadata": `filename ${toBase64(file.name)}`,
      },
      ...(signal ? { signal } : {}),
    });
    if (response.status !== 201) return this.#refused(response.data);
    this.#uploadId = String(response.data.id);
    this.#memory.write(this.#uploadId);
    this.offset = 0;
    return NEXT;
  }

  async #ask(uploadId: string): Promise<UploadStep> {
    const { claim, file, signal } = this.#upload;
    const response = await this.#client.send(claimUploadOffset, {
      params: { claimId: claim, uploadId },
      headers: TUS,
      ...(signal ? { signal } : {}),
    });
    if (response.status !== 200) return this.#begin();
    this.#reached(Number(response.headers.get("upload-offset")));
    return this.offset === file.size ? this.#sent() : NEXT;
  }

  async #put(uploadId: string): Promise<UploadStep> {
    const { claim, file, onProgress, signal } = this.#upload;
    const from = this.offset ?? 0;
    const bytes = file.slice(from, from + this.#chunk.bytes);
    const startedMs = Date.now();
    const response = await this.#client.send(continueClaimUpload, {
      params: { claimId: claim, uploadId },
      headers: { ...TUS, "Upload-Offset": String(from) },
      bytes,
      ...(signal ? { signal } : {}),
      ...(onProgress
        ? { onUploadProgress: (percent) => this.#tell(from + (bytes.size * percent) / 100) }
        : {}),
    });
    if (response.status === 204) {
      this.#chunk.arrived(Date.now() - startedMs);
      this.#reached(from + bytes.size);
      return this.offset === file.size ? this.#sent() : NEXT;
    }
    if (response.status === 404) return this.#begin();
    const { code } = response.data;
    if (code !== "uploadOffset" && code !== "idempotencyBusy") return this.#refused(response.data);
    this.offset = undefined;
    return SOON;
  }

  /** The service has no such upload, for example a day later. */
  #begin(): UploadStep {
    this.#memory.remove();
    this.#uploadId = undefined;
    this.offset = undefined;
    return SOON;
  }

  #reached(offset: number): void {
    this.offset = offset;
    this.#tell(offset);
  }

  #tell(bytes: number): void {
    this.#upload.onProgress?.(Math.floor((bytes / this.#upload.file.size) * 100));
  }

  #sent(): UploadStep {
    this.#memory.remove();
    return { kind: "sent" };
  }

  #refused(failure: Failure): UploadStep {
    this.#memory.remove();
    return { kind: "refused", failure };
  }
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
