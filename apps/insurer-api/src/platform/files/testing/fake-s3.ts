import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { S3Settings } from "#src/platform/config/object-storage.ts";

const BUCKET = "files";
const KEYS_OF_A_PAGE = 3;

interface FakeObject {
  readonly bytes: Buffer;
  readonly modifiedAt: Date;
}

/** Failure in place of a response: a status, no response at all, or a cut connection. */
type Trouble = number | "silence" | "cut";

/** An object storage in memory, which accepts every signature and fails on demand. */
export interface FakeS3 {
  readonly settings: S3Settings;
  readonly objects: Map<string, FakeObject>;
  /** Keys not listed yet. */
  readonly unlisted: Set<string>;
  /** Methods and keys of the received requests, oldest first. */
  readonly requests: string[];
  /** Failures of the next requests. */
  readonly troubles: Trouble[];
  stop(): Promise<void>;
}

/** Starts one on the loopback; its lists have short pages, so that there are several. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3["objects"] = new Map();
  const unlisted = new Set<string>();
  const requests: string[] = [];
  const troubles: Trouble[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://fake");
    const key = url.pathname.slice(`/${BUCKET}/`.length);
    requests.push(`${request.method} ${key}`);
    const bytes = await getBody(request);
    if (!bytes) return;
    const trouble = troubles.shift();
    if (trouble === "cut") request.socket.destroy();
    else if (typeof trouble === "number") response.writeHead(trouble).end();
    else if (trouble === undefined)
      respond({ objects, unlisted, key, url, bytes }, request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      bucket: BUCKET,
      prefix: "shop/",
      accessKeyId: "key",
      secretAccessKey: "secret",
    },
    objects,
    unlisted,
    requests,
    troubles,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

interface Asked {
  readonly objects: FakeS3["objects"];
  readonly unlisted: FakeS3["unlisted"];
  readonly key: string;
  readonly url: URL;
  readonly bytes: Buffer;
}

function respond(
  { objects, unlisted, key, url, bytes }: Asked,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const found = objects.get(key);
  const copied = headers["x-amz-copy-source"];
  if (key === "") {
    const listed = [...objects].filter(([one]) => !unlisted.has(one));
    response.end(toList(new Map(listed), url.searchParams));
  } else if (typeof copied === "string") {
    const source = objects.get(copied.slice(`/${BUCKET}/`.length));
    if (source) objects.set(key, { ...source, modifiedAt: new Date() });
    if (source) response.end("<CopyObjectResult></CopyObjectResult>");
    else missing(response);
  } else if (method === "PUT") {
    objects.set(key, { bytes, modifiedAt: new Date() });
    response.end();
  } else if (method === "DELETE") {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (found) {
    response.writeHead(200, { "Content-Length": found.bytes.length });
    response.end(method === "HEAD" ? undefined : found.bytes);
  } else {
    missing(response);
  }
}

function missing(response: ServerResponse): void {
  response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
}

function toList(objects: FakeS3["objects"], query: URLSearchParams): string {
  const prefix = query.get("prefix") ?? "";
  const after = query.get("start-after") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after);
  const items = keys
    .toSorted()
    .slice(0, KEYS_OF_A_PAGE)
    .map((key) => {
      const { bytes, modifiedAt } = objects.get(key) ?? { bytes: [], modifiedAt: new Date() };
      return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
  return `<ListBucketResult><IsTruncated>${keys.length > KEYS_OF_A_PAGE}</IsTruncated>${items.join("")}</ListBucketResult>`;
}

/** The body of a request; `undefined` if the sender disconnected. */
async function getBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
}
