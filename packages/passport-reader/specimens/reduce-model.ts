// Writes `model/mrz.traineddata`: the fast English model of Debian's `tesseract-ocr-eng` without its dictionaries, which
// are nine tenths of it and know no names. Usage: node specimens/reduce-model.ts <eng.traineddata>
import { readFileSync, writeFileSync } from "node:fs";

/** Word lists: punctuation, words, numbers (`tessdatamanager.h` of Tesseract). */
const DICTIONARIES: ReadonlySet<number> = new Set([18, 19, 20]);
const OFFSET_BYTES = 8;

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the file of the model");
const model = readFileSync(source);
const count = model.readInt32LE(0);
const offsets = Array.from({ length: count }, (_, part) =>
  Number(model.readBigInt64LE(4 + part * OFFSET_BYTES)),
);
const head = Buffer.alloc(4 + count * OFFSET_BYTES);
head.writeInt32LE(count, 0);
const parts: Buffer[] = [];
let at = head.length;
for (const [part, offset] of offsets.entries()) {
  const dropped = offset < 0 || DICTIONARIES.has(part);
  head.writeBigInt64LE(BigInt(dropped ? -1 : at), 4 + part * OFFSET_BYTES);
  if (dropped) continue;
  const end = offsets.slice(part + 1).find((next) => next >= 0) ?? model.length;
  parts.push(model.subarray(offset, end));
  at += end - offset;
}
const target = new URL("../model/mrz.traineddata", import.meta.url);
writeFileSync(target, Buffer.concat([head, ...parts]));
console.log(`${at} bytes`);
