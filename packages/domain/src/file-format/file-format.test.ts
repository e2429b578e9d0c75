import { expect, it } from "vitest";
import { isPdfCut } from "./file-format.ts";

const BODY = "%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n";
const TRAILER = "xref\n0 2\ntrailer\n<</Size 2/Root 1 0 R>>\nstartxref\n45\n%%EOF\n";
const LINEARIZED = "%PDF-1.7\n9 0 obj\n<</Linearized 1/L 300/O 11>>\nendobj\n";
const FIRST_PART = "xref\n9 2\ntrailer\n<</Size 11/Root 10 0 R/Prev 250>>\nstartxref\n0\n%%EOF\n";

it.each([
  ["whole", BODY + TRAILER],
  ["whole with zeros behind its end", BODY + TRAILER + "\0".repeat(5_000)],
  ["cut within an update that was added", `${BODY + TRAILER}2 0 obj\n<</Type/Annot`],
  ["cut in its last words", (BODY + TRAILER).slice(0, -12)],
  ["without a mark of its end", `${BODY + TRAILER}`.replace("%%EOF", "")],
  ["with its table in a stream", `${BODY}5 0 obj\n<</Type /XRef/W[1 2 1]>>stream\n`],
  ["linearized", `${LINEARIZED + FIRST_PART + BODY}xref\nstartxref\n58\n%%EOF\n`.padEnd(300)],
  [
    "linearized and made shorter by a mail server",
    `${LINEARIZED + FIRST_PART}startxref\n58\n%%EOF`,
  ],
])("accepts a PDF that is %s", (_, text) => {
  expect(isPdfCut(text, text.length)).toBe(false);
});

it.each([
  ["cut before its table", BODY],
  ["cut in a picture", `${BODY}2 0 obj\n<</Subtype/Image>>stream\n\u00ff\u00d8`],
  ["linearized and cut behind its first part", LINEARIZED + FIRST_PART + BODY],
])("recognises a PDF that is %s", (_, text) => {
  expect(isPdfCut(text, text.length)).toBe(true);
});
