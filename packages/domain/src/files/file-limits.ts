import { BYTES_PER_MEGABYTE } from "./megabyte.ts";

/** File extensions by kind, in lower case. S1 §5, SPEC-27. */
export const FILE_ENDINGS = {
  picture: "jpg jpeg png gif webp bmp tif tiff heic heif avif".split(" "),
  document: "pdf doc docx xls xlsx ppt pptx odt ods odp rtf".split(" "),
  table: ["csv"],
  video: "mp4 m4v mov 3gp webm mkv avi".split(" "),
  archive: "zip rar 7z iso".split(" "),
} satisfies Readonly<Record<string, readonly string[]>>;

/** Kind of file. */
export type FileKind = keyof typeof FILE_ENDINGS;

/** Limits of attachments: number of files, size of each, and kinds. */
export interface FileLimits {
  readonly maxFiles: number;
  readonly maxMegabytes: number;
  readonly kinds: readonly FileKind[];
}

/** Files of one claim: pictures, pdf, office documents, video. S0 §5, SPEC-27. */
export const CLAIM_FILES: FileLimits = {
  maxFiles: 10,
  maxMegabytes: 25,
  kinds: ["picture", "document", "video"],
};

/** Files of a resume. S0 §5. */
export const RESUME_FILES: FileLimits = {
  maxFiles: 5,
  maxMegabytes: 25,
  kinds: ["picture", "document"],
};

/** The receipt of a QR payment. S1 §5. */
export const RECEIPT_FILES: FileLimits = {
  maxFiles: 1,
  maxMegabytes: 15,
  kinds: ["picture", "document", "table", "archive"],
};

/** The extension of a file's name, in lower case and without its dot; `""` where there is none. */
export function fileEnding(name: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** True for a file whose extension is allowed. */
export function isFileOfKind(file: { readonly name: string }, { kinds }: FileLimits): boolean {
  const ending = fileEnding(file.name);
  return kinds.some((kind) => FILE_ENDINGS[kind].includes(ending));
}

/** The limits' kinds as the attribute `accept` of a file field; a phone then offers its camera. */
export function acceptedFiles({ kinds }: FileLimits): string {
  const cameras = kinds.filter((kind) => kind === "picture" || kind === "video");
  const types = cameras.map((kind) => (kind === "picture" ? "image/*" : "video/*"));
  return [
    ...types,
    ...kinds.flatMap((kind) => FILE_ENDINGS[kind]).map((ending) => `.${ending}`),
  ].join();
}

/** Maximum size of one file in bytes. */
export function maxFileBytes({ maxMegabytes }: FileLimits): number {
  return maxMegabytes * BYTES_PER_MEGABYTE;
}

/** True for a file within the size limit. */
export function isFileSmallEnough(file: { readonly size: number }, limits: FileLimits): boolean {
  return file.size <= maxFileBytes(limits);
}
