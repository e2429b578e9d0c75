import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  zstdDecompressSync,
} from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const zstd = promisify(zstdCompress);

/** Encodings we serve, best first. */
export type Encoding = "br" | "gzip" | "identity";

/** Encodings of a page: zstd is for a crowd, in half of brotli's time at the same size. */
export type PageEncoding = Encoding | "zstd";

/** How many ask at once: one visitor gets a smaller page, a crowd gets its pages sooner. */
export type Pace = "calm" | "crowded";

/** Of a page of 46 kB: 10.8 kB in 0.7 ms, or 12.8 kB in 0.26 ms. */
const PAGE_BROTLI_QUALITY: Readonly<Record<Pace, number>> = { calm: 5, crowded: 3 };
/** 256 kB, more than a page has: a larger window only costs memory. */
const PAGE_BROTLI_WINDOW = 18;
const PAGE_GZIP_LEVEL: Readonly<Record<Pace, number>> = { calm: 6, crowded: 4 };
/** Of a page of 58 kB: 12.2 kB in 0.09 ms, where brotli 3 makes 12.5 kB in 0.22 ms. */
const PAGE_ZSTD_LEVEL = 4;

/** The best encoding that the browser says it reads. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (READS.br.test(accepted)) return "br";
  return READS.gzip.test(accepted) ? "gzip" : "identity";
}

/** Whether the browser says that it reads zstd. */
export function readsZstd(accepted: string | undefined): boolean {
  return accepted !== undefined && READS.zstd.test(accepted);
}

const READS = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  zstd: /\bzstd\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
};

/** Bodies up to here take about a millisecond: handing them to another thread costs as much again. */
const SMALL_BYTES = 100_000;

/** The smallest brotli form of a page that is sent many times; works on another thread. */
export async function compressBest(body: Buffer): Promise<Buffer> {
  return exact(await brotli(body, brotliOptions(body, constants.BROTLI_MAX_QUALITY)));
}

/**
 * Until the next full collection of memory, zlib holds on to what it was given and to the last piece
 * it wrote. So small bodies are read from a place that always stays, and written in small pieces.
 */
const desk = Buffer.allocUnsafeSlow(SMALL_BYTES);
const PIECE_BYTES = 4_096;

function onDesk(body: Buffer): Buffer {
  return desk.subarray(0, body.copy(desk));
}

/** Compresses one body at the quality meant for pages that are sent once or twice. */
export async function compress(
  body: Buffer,
  encoding: PageEncoding,
  pace: Pace = "calm",
): Promise<Buffer> {
  const small = body.byteLength <= SMALL_BYTES;
  if (encoding === "br") {
    const options = brotliOptions(body, PAGE_BROTLI_QUALITY[pace]);
    return small ? brotliCompressSync(onDesk(body), options) : exact(await brotli(body, options));
  }
  if (encoding === "zstd") {
    return small
      ? zstdCompressSync(onDesk(body), ZSTD_OPTIONS)
      : exact(await zstd(body, ZSTD_OPTIONS));
  }
  if (encoding === "identity") return body;
  const options = { level: PAGE_GZIP_LEVEL[pace], chunkSize: PIECE_BYTES };
  return small ? gzipSync(onDesk(body), options) : exact(await deflate(body, options));
}

/** What {@link compress} was given. */
export function decompress(body: Buffer, encoding: PageEncoding): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  if (encoding === "zstd") return zstdDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

/** Tables as large as a page needs: larger ones only cost memory, a megabyte for each page. */
const ZSTD_OPTIONS = {
  chunkSize: PIECE_BYTES,
  params: {
    [constants.ZSTD_c_compressionLevel]: PAGE_ZSTD_LEVEL,
    [constants.ZSTD_c_windowLog]: 17,
    [constants.ZSTD_c_hashLog]: 15,
    [constants.ZSTD_c_chainLog]: 15,
  },
};

function brotliOptions(body: Buffer, quality: number) {
  return {
    chunkSize: PIECE_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: PAGE_BROTLI_WINDOW,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  };
}

/** A body in memory of its own size: the compressor's is a piece of something larger. */
function exact(body: Buffer): Buffer {
  return body.buffer.byteLength > body.byteLength ? Buffer.from(body) : body;
}
