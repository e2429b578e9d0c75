import { getErrorCode } from "@sughurta/server-kit";
import { FileMissingError, StorageError } from "#src/platform/files/file-store.ts";

/** The object storage does not respond, or refuses a request; contains no data of the request. */
export class S3Error extends StorageError {
  /** The storage's own error code, such as `AccessDenied`, or that of the system. */
  override readonly code: string;
  /** True if a retry may succeed. */
  readonly passes: boolean;

  constructor(code: string, passes: boolean, options?: ErrorOptions) {
    super(`The object storage does not do what it was asked for: ${code}`, options);
    this.code = code;
    this.passes = passes;
  }
}

const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/** Whether it is a temporary failure of the storage. */
export const isTrouble = ({ status }: Response): boolean =>
  status >= FIRST_SERVER_ERROR || status === TOO_MANY_REQUESTS;

/** The error of a response. */
export async function readS3Error(response: Response): Promise<S3Error> {
  const text = await response.text();
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? String(response.status);
  return new S3Error(code, isTrouble(response));
}

/** Error of a failed request: a missing piece as a missing file, anything else as an error of the storage. */
export function toStorageError(error: unknown): S3Error | FileMissingError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof S3Error || cause instanceof FileMissingError) return cause;
  }
  const cause = error instanceof Error ? error.cause : undefined;
  return new S3Error(getErrorCode(cause) ?? getErrorCode(error) ?? "noAnswer", true, {
    cause: error,
  });
}

const REFUSALS = new Set(["AccessDenied", "InvalidAccessKeyId", "SignatureDoesNotMatch", "403"]);

/** Remedy for an error of the object storage, for operators. */
export function s3Advice(error: unknown): string {
  const code = getErrorCode(error) ?? "noAnswer";
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
