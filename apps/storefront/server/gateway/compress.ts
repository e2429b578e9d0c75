import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzip,
} from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Supported encodings, best first. */
export type Encoding = "br" | "gzip" | "identity";

/** A page of 149 kB is compressed to 28 kB in a millisecond; quality 5 gives 26 kB in two. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 6;
/** 256 kB, more than a page has: a larger window only uses memory. */
const BROTLI_WINDOW = 18;

const READS_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const READS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** The best encoding that the browser accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (READS_BROTLI.test(accepted)) return "br";
  return READS_GZIP.test(accepted) ? "gzip" : "identity";
}

/** Compresses one body at the quality for content that is sent once or twice. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return brotliAt(BROTLI_QUALITY, body);
  return encoding === "gzip" ? deflate(body, { level: GZIP_LEVEL }) : body;
}

/**
 * Brotli of a page, on the main thread between two renders: moving a millisecond of work to other threads saves
 * nothing, and under load they use some 20 MB each.
 */
export function compressPage(html: Buffer): Buffer {
  return withOwnMemory(brotliCompressSync(html, brotliOptions(BROTLI_QUALITY, html)));
}

/** The smallest brotli form, for content that is sent many times. */
export function compressBest(body: Buffer): Promise<Buffer> {
  return brotliAt(constants.BROTLI_MAX_QUALITY, body);
}

/** Decompresses brotli. */
export const decompressBrotli: (body: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

async function brotliAt(quality: number, body: Buffer): Promise<Buffer> {
  return withOwnMemory(await brotli(body, brotliOptions(quality, body)));
}

function brotliOptions(quality: number, body: Buffer): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  };
}

/** The result is copied into memory of its own size: the compressor's is a slice of a larger buffer. */
function withOwnMemory(compressed: Buffer): Buffer {
  return Buffer.from(compressed);
}
