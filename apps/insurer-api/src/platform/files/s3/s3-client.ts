import { S3Error, s3ErrorOf, toStorageError } from "./s3-error.ts";
import type { S3Patience, StreamedBody } from "./s3-request.ts";
import { createS3Sender } from "./s3-request.ts";
import type { S3Settings } from "./s3-settings.ts";

/** One object of a list; its name is what comes after the prefix that was asked for. */
export interface ListedObject {
  readonly name: string;
  readonly sizeBytes: number;
  readonly modifiedAt: Date;
}

/** A part of a list in ascending order. */
export interface ListedPage {
  readonly objects: readonly ListedObject[];
  /** True where no more come after them. */
  readonly isLast: boolean;
}

/** What a file store asks of an object storage. Keys have no prefix here. Throws an {@link S3Error} where it fails. */
export interface S3Client {
  put(key: string, body: Uint8Array | StreamedBody): Promise<void>;
  /** Its bytes; `undefined` where there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Its bytes, chunk by chunk; `undefined` where there is no such object. */
  open(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  sizeOf(key: string): Promise<number | undefined>;
  /** False where there is no such object. */
  copy(from: string, to: string): Promise<boolean>;
  /** Does nothing where there is no such object. */
  remove(key: string): Promise<void>;
  /** At most a thousand objects under a prefix whose names come after a text. */
  page(prefix: string, after: string): Promise<ListedPage>;
}

const NOT_FOUND = 404;

/** A client for one bucket. */
export function createS3Client(settings: S3Settings, patience?: S3Patience): S3Client {
  const send = createS3Sender(settings, patience);
  return {
    put: (key, body) =>
      send(
        { method: "PUT", key, body: body instanceof Uint8Array ? new Uint8Array(body) : body },
        drain,
      ),
    get: (key) =>
      send({ method: "GET", key }, async (response) =>
        (await isThere(response)) ? new Uint8Array(await response.arrayBuffer()) : undefined,
      ),
    open: (key) =>
      send({ method: "GET", key }, async (response) =>
        (await isThere(response)) ? chunksOf(response) : undefined,
      ),
    sizeOf: (key) =>
      send({ method: "HEAD", key }, async (response) =>
        (await isThere(response)) ? Number(response.headers.get("content-length")) : undefined,
      ),
    copy: (from, to) => {
      const source = `/${settings.bucket}/${settings.prefix}${from}`;
      const headers = { "X-Amz-Copy-Source": source };
      return send({ method: "PUT", key: to, headers }, async (response) => {
        if (!(await isThere(response))) return false;
        // A copy may fail after its answer has begun.
        const text = await response.text();
        if (!text.includes("CopyObjectResult")) throw new S3Error("copyFailed", true);
        return true;
      });
    },
    remove: (key) =>
      send({ method: "DELETE", key }, async (response) => {
        if (await isThere(response)) await response.text();
      }),
    page: (prefix, after) => {
      const begin = settings.prefix + prefix;
      const query = { "list-type": "2", prefix: begin, "start-after": begin + after };
      return send({ method: "GET", query }, async (response) => {
        if (!response.ok) throw await s3ErrorOf(response);
        return pageOf(await response.text(), begin.length);
      });
    },
  };
}

async function drain(response: Response): Promise<void> {
  if (!response.ok) throw await s3ErrorOf(response);
  await response.text();
}

/** False where there is no such object; throws where something else is wrong. */
async function isThere(response: Response): Promise<boolean> {
  if (response.ok) return true;
  const error = await s3ErrorOf(response);
  // HEAD is answered without a word.
  if (error.code === "NoSuchKey" || error.code === String(NOT_FOUND)) return false;
  throw error;
}

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* body;
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Reads a list. Keys are of our own making: nothing in them is escaped. */
function pageOf(xml: string, prefixLength: number): ListedPage {
  const objects = xml
    .split("<Contents>")
    .slice(1)
    .map((item) => ({
      name: textOf(item, "Key").slice(prefixLength),
      sizeBytes: Number(textOf(item, "Size")),
      modifiedAt: new Date(textOf(item, "LastModified")),
    }));
  return { objects, isLast: textOf(xml, "IsTruncated") === "false" };
}

function textOf(xml: string, tag: string): string {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  if (text === undefined) throw new S3Error("unreadableList", false);
  return text;
}
