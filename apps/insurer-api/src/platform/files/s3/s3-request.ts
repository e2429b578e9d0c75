import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "#src/platform/config/object-storage.ts";
import { isTrouble, readS3Error, S3Error, toStorageError } from "./s3-error.ts";

/** Bytes of known length that can be read again for each try. */
export interface StreamedBody {
  readonly sizeBytes: number;
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** One request; idempotent. */
interface S3Request {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Key without the prefix; absent for a request about the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | StreamedBody;
}

/** Sends a request and returns its response, unless the storage fails; retries temporary failures. */
export type SendS3 = <Result>(
  request: S3Request,
  take: (response: Response) => Promise<Result>,
) => Promise<Result>;

/** Retries and timeouts of an object storage. */
export interface RetryPolicy {
  readonly attempts: number;
  readonly timeoutMs: number;
  readonly firstPauseMs: number;
}

const DEFAULT_RETRY_POLICY: RetryPolicy = { attempts: 3, timeoutMs: 30_000, firstPauseMs: 200 };

/** Client of an object storage: signs with Signature Version 4, the bucket as the first folder of each address. */
export function createS3Sender(
  settings: S3Settings,
  retryPolicy: RetryPolicy = DEFAULT_RETRY_POLICY,
): SendS3 {
  const { accessKeyId, secretAccessKey, region } = settings;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });

  async function responseTo(request: S3Request): Promise<Response> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new S3Error("tooSlow", true)), retryPolicy.timeoutMs);
    try {
      const signed = await aws.sign(getAddress(settings, request), {
        method: request.method,
        ...getContent(request),
        redirect: "manual",
        signal: late.signal,
      });
      return await fetch(signed);
    } finally {
      // A response that has begun has no time limit.
      clearTimeout(timer);
    }
  }

  async function sendOnce<Result>(
    request: S3Request,
    take: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    try {
      const response = await responseTo(request);
      if (isTrouble(response)) throw await readS3Error(response);
      return await take(response);
    } catch (error) {
      throw toStorageError(error);
    }
  }

  return async (request, take) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendOnce(request, take);
      } catch (error) {
        const mayPass = error instanceof S3Error && error.passes;
        if (!mayPass || attempt >= retryPolicy.attempts) throw error;
      }
      await sleep(retryPolicy.firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

function getAddress({ endpoint, bucket, prefix }: S3Settings, { key, query }: S3Request): string {
  const path = key === undefined ? bucket : `${bucket}/${prefix}${key}`;
  const search = new URLSearchParams(query).toString();
  return `${endpoint}/${path}${search && `?${search}`}`;
}

/** Headers and body; bytes of known content are signed too. */
function getContent({ headers, body }: S3Request): RequestInit {
  if (body === undefined) return { headers: { ...headers } };
  if (body instanceof Uint8Array) {
    const hash = createHash("sha256").update(body).digest("hex");
    return { headers: { ...headers, "X-Amz-Content-Sha256": hash }, body };
  }
  return {
    headers: { ...headers, "Content-Length": String(body.sizeBytes) },
    body: ReadableStream.from(body.open()),
    duplex: "half",
  };
}
