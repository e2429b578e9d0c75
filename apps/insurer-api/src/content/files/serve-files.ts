import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { isLanguage, type Language } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { etag } from "hono/etag";
import { listContent } from "#src/content/schema/content-table.ts";
import { contentFile } from "#src/platform/database/schema/content.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { parseLanguage } from "#src/platform/http/language.ts";
import type { Platform } from "#src/platform/platform.ts";
import type { DocumentPdfRequest } from "./document-pdf.ts";

type Needs = Pick<Platform, "config" | "db" | "renderer" | "store">;

/** A bare file name, without a folder. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/;
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
};
/** Draws a document from texts. */
export const DOCUMENT_PDF = {
  module: new URL("./document-pdf.ts", import.meta.url).href,
  name: "documentPdf",
};

const CACHE = "public, max-age=604800, stale-while-revalidate=2592000";
/** A picture opened directly must not run or load anything. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

async function findPicture(folder: URL, name: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(new URL(name, folder));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "EISDIR") return undefined;
    throw error;
  }
}

async function importedFile({ db, store }: Needs, name: string): Promise<Uint8Array | undefined> {
  const [file] = await db.select().from(contentFile).where(eq(contentFile.name, name));
  return file && store.read(file.storedAs);
}

/** Generates documents of the list on request, and caches them. */
function createDocuments(service: Needs) {
  const written = new Map<string, Promise<Uint8Array>>();
  return async (name: string, language: Language): Promise<Uint8Array | undefined> => {
    const link = `/files/${name}`;
    const item = (await listContent(service.db, "document")).find((it) => it.link === link);
    if (item?.filetype !== "pdf") return undefined;
    const key = `${name} ${language}`;
    const known = written.get(key);
    if (known) return known;
    const { brandName, supportPhone } = service.config;
    const document = service.renderer.draw(DOCUMENT_PDF, {
      item,
      terms: item.text,
      language,
      issuer: { brandName, supportPhone },
    } satisfies DocumentPdfRequest);
    written.set(key, document);
    document.catch(() => written.delete(key));
    return document;
  };
}

/** Serves imported files, the pictures of a folder and documents under `/files/`, to which content links. */
export function serveFiles(service: Needs, pictures: URL | undefined): (app: Hono<AppEnv>) => void {
  const findDocument = createDocuments(service);
  return (app) => {
    app.use("/files/*", etag());
    app.get("/files/:name", async (context) => {
      context.set("call", "file");
      const name = context.req.param("name");
      const mediaType = MEDIA_TYPES[extname(name).toLowerCase()];
      if (!FILE_NAME.test(name) || mediaType === undefined) throw notFound();
      const lang = context.req.query("lang");
      const language = isLanguage(lang)
        ? lang
        : parseLanguage(context.req.header("accept-language"));
      const picture =
        (await importedFile(service, name)) ?? (pictures && (await findPicture(pictures, name)));
      const content = picture ?? (await findDocument(name, language));
      if (content === undefined) throw notFound();
      return new Response(content as Uint8Array<ArrayBuffer>, {
        headers: {
          "Content-Type": mediaType,
          "Cache-Control": CACHE,
          "Cross-Origin-Resource-Policy": "cross-origin",
          ...(mediaType.startsWith("image/")
            ? { "Content-Security-Policy": PICTURE_POLICY }
            : { Vary: "Accept-Language", "Content-Language": language }),
        },
      });
    });
    // Content responses carry an ETag, so that the storefront downloads changes only.
    app.get("/api/*", etag());
  };
}
