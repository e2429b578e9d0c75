import type { S3Settings } from "#src/platform/config/object-storage.ts";
import { readS3Error, S3Error, toStorageError } from "./s3-error.ts";
import { createS3Sender, type RetryPolicy, type StreamedBody } from "./s3-request.ts";

/** One object of a list; its name is the part after the requested prefix. */
export interface ListedObject {
  readonly name: string;
  readonly sizeBytes: number;
  readonly modifiedAt: Date;
}

/** A page of a list in ascending order. */
export interface ListedPage {
  readonly objects: readonly ListedObject[];
  /** True on the last page. */
  readonly isLast: boolean;
}

/** Operations of a file store on an object storage. Keys have no prefix here. Throws an {@link S3Error} on failure. */
export interface S3Client {
  put(key: string, body: Uint8Array | StreamedBody): Promise<void>;
  /** Bytes of an object; `undefined` if it is missing. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Bytes of an object in chunks; `undefined` if it is missing. */
  open(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  findSize(key: string): Promise<number | undefined>;
  /** False if the source object is missing. */
  copy(from: string, to: string): Promise<boolean>;
  /** Does nothing if the object is missing. */
  remove(key: string): Promise<void>;
  /** At most a thousand objects under a prefix whose names follow `after`. */
  page(prefix: string, after: string): Promise<ListedPage>;
}

const NOT_FOUND = 404;

/** A client for one bucket. */
export function createS3Client(settings: S3Settings, retryPolicy?: RetryPolicy): S3Client {
  const send = createS3Sender(settings, retryPolicy);
  return {
    put: (key, body) =>
      send(
        { method: "PUT", key, body: body instanceof Uint8Array ? new Uint8Array(body) : body },
        drain,
      ),
    get: (key) =>
      send({ method: "GET", key }, async (response) =>
        (await exists(response)) ? new Uint8Array(await response.arrayBuffer()) : undefined,
      ),
    open: (key) =>
      send({ method: "GET", key }, async (response) =>
        (await exists(response)) ? readChunks(response) : undefined,
      ),
    findSize: (key) =>
      send({ method: "HEAD", key }, async (response) =>
        (await exists(response)) ? Number(response.headers.get("content-length")) : undefined,
      ),
    copy: (from, to) => {
      const source = `/${settings.bucket}/${settings.prefix}${from}`;
      const headers = { "X-Amz-Copy-Source": source };
      return send({ method: "PUT", key: to, headers }, async (response) => {
        if (!(await exists(response))) return false;
        // A copy may fail after its response has begun.
        const text = await response.text();
        if (!text.includes("CopyObjectResult")) throw new S3Error("copyFailed", true);
        return true;
      });
    },
    remove: (key) =>
      send({ method: "DELETE", key }, async (response) => {
        if (await exists(response)) await response.text();
      }),
    page: (prefix, after) => {
      const begin = settings.prefix + prefix;
      const query = { "list-type": "2", prefix: begin, "start-after": begin + after };
      return send({ method: "GET", query }, async (response) => {
        if (!response.ok) throw await readS3Error(response);
        return getPage(await response.text(), begin.length);
      });
    },
  };
}

async function drain(response: Response): Promise<void> {
  if (!response.ok) throw await readS3Error(response);
  await response.text();
}

/** False if the object is missing; throws on any other error. */
async function exists(response: Response): Promise<boolean> {
  if (response.ok) return true;
  const error = await readS3Error(response);
  // A HEAD response has no body.
  if (error.code === "NoSuchKey" || error.code === String(NOT_FOUND)) return false;
  throw error;
}

async function* readChunks({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* body;
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Parses a list. All keys are ours and need no escaping. */
function getPage(xml: string, prefixLength: number): ListedPage {
  const objects = xml
    .split("<Contents>")
    .slice(1)
    .map((item) => ({
      name: getText(item, "Key").slice(prefixLength),
      sizeBytes: Number(getText(item, "Size")),
      modifiedAt: new Date(getText(item, "LastModified")),
    }));
  return { objects, isLast: getText(xml, "IsTruncated") === "false" };
}

function getText(xml: string, tag: string): string {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  if (text === undefined) throw new S3Error("unreadableList", false);
  return text;
}
