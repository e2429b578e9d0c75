import { codeOf } from "@sughurta/server-kit";
import { FileMissingError, StorageError } from "#src/platform/files/file-store.ts";

/** The object storage does not answer, or refuses a request; nothing of the request is in it. */
export class S3Error extends StorageError {
  /** The storage's own word for what is wrong, such as `AccessDenied`, or that of the system. */
  override readonly code: string;
  /** True where the same request may succeed later. */
  readonly passes: boolean;

  constructor(code: string, passes: boolean, options?: ErrorOptions) {
    super(`The object storage does not do what it was asked for: ${code}`, options);
    this.code = code;
    this.passes = passes;
  }
}

const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/** Whether it is the storage's own trouble, which passes. */
export const isTrouble = ({ status }: Response): boolean =>
  status >= FIRST_SERVER_ERROR || status === TOO_MANY_REQUESTS;

/** What an answer says is wrong. */
export async function s3ErrorOf(response: Response): Promise<S3Error> {
  const text = await response.text();
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? String(response.status);
  return new S3Error(code, isTrouble(response));
}

/** What of a failed request is told: a file that misses a piece as such, anything else as an error of the storage. */
export function toStorageError(error: unknown): S3Error | FileMissingError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof S3Error || cause instanceof FileMissingError) return cause;
  }
  const cause = error instanceof Error ? error.cause : undefined;
  return new S3Error(codeOf(cause) ?? codeOf(error) ?? "noAnswer", true, { cause: error });
}

const REFUSALS = new Set(["AccessDenied", "InvalidAccessKeyId", "SignatureDoesNotMatch", "403"]);

/** What an operator does about an error of the object storage. */
export function s3Advice(error: unknown): string {
  const code = codeOf(error) ?? "noAnswer";
  if (code === "NoSuchBucket") {
    return "Uploads cannot be stored: there is no such bucket. Make it, or correct STORAGE_URL.";
  }
  if (REFUSALS.has(code)) {
    return `Uploads cannot be stored: the object storage refuses the key (${code}). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and let the key write, read, list and remove in the bucket.`;
  }
  if (code === "RequestTimeTooSkewed") {
    return "Uploads cannot be stored: the clocks of service and object storage differ. Set both by NTP.";
  }
  return `Uploads cannot be stored: the object storage of S3_ENDPOINT does not answer as it should (${code}). Start it, or correct S3_ENDPOINT and S3_REGION.`;
}
