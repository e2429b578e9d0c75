import { Readable } from "node:stream";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { FilesRule } from "@sughurta/contracts/core";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { type FileStore, StorageError, type UploadedFile } from "#src/platform/files/file-store.ts";
import { isStorableText } from "./raw-text.ts";
import { RequestAbortedError, readChunks, readMediaType } from "./read-body.ts";

const MAX_FIELDS = 30;
const MAX_FIELD_BYTES = 20_000;
const MAX_NAME_LENGTH = 120;

/** A multipart request with its files in quarantine and its text parts unchanged. */
export interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
}

/** A display name: without folders and control characters, shortened to a readable length. */
export function toDisplayName(name: string | undefined): string {
  const last = (name ?? "").split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .replace(/^\.+/, "")
    .trim();
  const cut = [...clean];
  if (cut.length <= MAX_NAME_LENGTH) return clean || "file";
  const dot = cut.lastIndexOf(".");
  const ending = dot > 0 && cut.length - dot <= 8 ? cut.slice(dot) : [];
  return [...cut.slice(0, MAX_NAME_LENGTH - ending.length), ...ending].join("");
}

/**
 * Streams a multipart request into quarantine; on any error all of it is discarded. Throws 415, 413, 422 or 400, or a
 * `RequestAbortedError`.
 */
export async function readMultipart(
  request: Request,
  rule: FilesRule,
  store: FileStore,
): Promise<Multipart> {
  if (readMediaType(request) !== "multipart/form-data" || !request.body) {
    throw new FailureError(415, "unsupportedMediaType");
  }
  const received: Promise<UploadedFile>[] = [];
  const streams: Readable[] = [];
  const fields: Record<string, string> = {};
  let refusal: FailureError | undefined;
  const refuse = (error: FailureError) => {
    refusal ??= error;
  };
  try {
    const parser = createParser(request, rule);
    const source = Readable.from(readChunks(request));
    await new Promise<void>((resolve, reject) => {
      parser.on("file", (part: string, stream: BusboyFileStream, name: string) => {
        // An aborted request fails every open part, also one without a reader.
        stream.on("error", reject);
        if (!rule.parts.includes(part)) {
          refuse(new FailureError(422, "fileUnexpected"));
          stream.resume();
          return;
        }
        streams.push(stream);
        const file = store
          .receive(toDisplayName(name), stream, () => stream.truncated === true)
          .then((stored) => ({ ...stored, part }));
        file.catch(reject);
        received.push(file);
      });
      parser.on("field", (name: string, value: string) => {
        if (Object.hasOwn(Object.prototype, name)) return;
        if (isStorableText(value)) fields[name] = value;
        else refuse(new FailureError(422, "invalid"));
      });
      parser.on("filesLimit", () =>
        refuse(new FailureError(422, "maxFiles", { values: { max: rule.maxFiles } })),
      );
      parser.on("finish", resolve);
      parser.on("error", reject);
      source.on("error", reject);
      source.pipe(parser);
    }).finally(() => source.unpipe(parser));
    const files = await Promise.all(received);
    if (refusal) throw refusal;
    return { fields, files };
  } catch (error) {
    for (const stream of streams) stream.destroy(new Error("cut"));
    await discardAll(received, store);
    throw isTold(error) ? error : unreadable(error);
  }
}

const isTold = (error: unknown) =>
  error instanceof FailureError || error instanceof RequestAbortedError;

function createParser(request: Request, rule: FilesRule): InstanceType<typeof Busboy> {
  return new Busboy({
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    limits: {
      files: rule.maxFiles,
      fileSize: rule.maxBytes,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      parts: rule.maxFiles + MAX_FIELDS,
    },
  });
}

function unreadable(error: unknown): unknown {
  // A failure of the disk, or of the object storage, is not the client's error.
  if (error instanceof StorageError || (error instanceof Error && "syscall" in error)) return error;
  return new FailureError(400, "wrongInput");
}

async function discardAll(received: readonly Promise<UploadedFile>[], store: FileStore) {
  for (const result of await Promise.allSettled(received)) {
    if (result.status === "fulfilled") await store.discard(result.value.storedAs);
  }
}
