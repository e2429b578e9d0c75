import { expect, it } from "vitest";
import {
  acceptedFiles,
  CLAIM_FILES,
  FILE_ENDINGS,
  fileEnding,
  isFileOfKind,
  isFileSmallEnough,
  RECEIPT_FILES,
  RESUME_FILES,
} from "./file-limits.ts";

it.each([
  ["claim", CLAIM_FILES, 26_214_400],
  ["resume", RESUME_FILES, 26_214_400],
  ["receipt", RECEIPT_FILES, 15_728_640],
])("a file of a %s may be exactly as large as its limit", (_, limits, size) => {
  expect(isFileSmallEnough({ size }, limits)).toBe(true);
  expect(isFileSmallEnough({ size: size + 1 }, limits)).toBe(false);
});

it.each([
  ["photo.JPG", true, true, true],
  ["scan.pdf", true, true, true],
  ["act.docx", true, true, true],
  ["crash.mp4", true, false, false],
  ["bank.csv", false, false, true],
  ["all.zip", false, false, true],
  ["drawing.svg", false, false, false],
  ["page.pdf.exe", false, false, false],
  ["jpg", false, false, false],
])("%s: claim %s, resume %s, receipt %s", (name, claim, resume, receipt) => {
  expect(isFileOfKind({ name }, CLAIM_FILES)).toBe(claim);
  expect(isFileOfKind({ name }, RESUME_FILES)).toBe(resume);
  expect(isFileOfKind({ name }, RECEIPT_FILES)).toBe(receipt);
});

it("offers a phone's camera and every accepted extension", () => {
  const accepted = acceptedFiles(CLAIM_FILES).split(",");
  expect(accepted.slice(0, 2)).toEqual(["image/*", "video/*"]);
  const endings = accepted.slice(2).map((ending) => fileEnding(`file${ending}`));
  expect(endings).toEqual([
    ...FILE_ENDINGS.picture,
    ...FILE_ENDINGS.document,
    ...FILE_ENDINGS.video,
  ]);
});
