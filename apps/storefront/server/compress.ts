import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Encodings we serve, best first. */
export type Encoding = "br" | "gzip" | "identity";

/** Quality at which a page costs about a millisecond and is a few per cent from the best. */
const PAGE_BROTLI_QUALITY = 4;
/** 256 kB, more than a page has: a larger window only costs memory. */
const PAGE_BROTLI_WINDOW = 18;
const PAGE_GZIP_LEVEL = 5;

/** The best encoding that the browser says it reads. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return "gzip";
  return "identity";
}

/** Bodies up to here take about a millisecond: handing them to another thread costs as much again. */
const SMALL_BYTES = 100_000;

/** The smallest brotli form of a page that is sent many times; works on another thread. */
export function compressBest(body: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: PAGE_BROTLI_WINDOW,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return brotli(body, { params });
}

/** Compresses one body at the quality meant for pages. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const small = body.byteLength <= SMALL_BYTES;
  if (encoding === "br") {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: PAGE_BROTLI_WINDOW,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    };
    return small ? brotliCompressSync(body, { params }) : brotli(body, { params });
  }
  if (encoding === "identity") return body;
  const options = { level: PAGE_GZIP_LEVEL };
  return small ? gzipSync(body, options) : deflate(body, options);
}
