import { CLAIM_FILES, maxFileBytes } from "@sughurta/domain";
import * as z from "zod/mini";
import { defineContract, noContent } from "../core/contract.ts";
import { failure } from "../core/failure.ts";
import { conflict, invalid, notFound, notStored } from "../core/failures.ts";
import { id } from "../core/fields.ts";

/** Version of the protocol of resumable uploads, as its header `Tus-Resumable` says it (https://tus.io). */
export const TUS_VERSION = "1.0.0";

const PIECE_BYTES = 1_048_576;

/** Bytes of the largest file that may be uploaded in pieces. */
export const MAX_UPLOAD_BYTES = maxFileBytes(CLAIM_FILES);

const wrongVersion = { 412: failure } as const;
const wrongVersionExample = {
  412: { message: "Эта версия протокола не поддерживается", code: "uploadProtocol" },
} as const;

/**
 * Begins the upload of one file of a claim in pieces: tus 1.0 with its creation extension. `Upload-Length` says
 * the bytes of the file, `Upload-Metadata` its `filename`. What is not whole after a day is removed.
 */
export const startClaimUpload = defineContract({
  name: "startClaimUpload",
  summary: "Begin to upload a file of a claim in pieces",
  source: "SPEC-27",
  extension: true,
  method: "POST",
  path: "/v1/claim/{claimId}/uploads/",
  auth: "visitor",
  headers: {
    request: ["tus-resumable", "upload-length", "upload-metadata"],
    answer: ["tus-resumable", "location"],
  },
  answers: {
    201: z.object({ id }),
    ...invalid,
    ...notFound,
    ...conflict,
    ...wrongVersion,
    413: failure,
    ...notStored,
  },
  examples: {
    answers: {
      201: { id: "0b9a4f0e-3c51-4f1c-9c63-0f4f4c1d2a77" },
      409: { message: "К заявке можно приложить не больше 10 файлов", code: "maxFiles" },
      ...wrongVersionExample,
      413: { message: "Файл слишком большой", code: "fileTooLarge" },
    },
  },
});

/** How many bytes of a file have arrived, in `Upload-Offset`: where a cut upload goes on. */
export const claimUploadOffset = defineContract({
  name: "claimUploadOffset",
  summary: "Ask how much of an upload has arrived",
  source: "SPEC-27",
  extension: true,
  method: "HEAD",
  path: "/v1/claim/{claimId}/uploads/{uploadId}/",
  auth: "visitor",
  headers: {
    request: ["tus-resumable"],
    answer: ["tus-resumable", "upload-offset", "upload-length"],
  },
  answers: { 200: noContent, 404: noContent, 412: noContent },
  examples: { answers: { 200: undefined, 404: undefined, 412: undefined } },
});

/**
 * Adds a piece at `Upload-Offset`, which has to be where the last one ended: 409 otherwise. With the last piece the
 * file is checked like any other; one that may not be stored is refused with 422 and has to be uploaded again.
 */
export const continueClaimUpload = defineContract({
  name: "continueClaimUpload",
  summary: "Upload the next piece of a file",
  source: "SPEC-27",
  extension: true,
  method: "PATCH",
  path: "/v1/claim/{claimId}/uploads/{uploadId}/",
  auth: "visitor",
  bytes: { mediaType: "application/offset+octet-stream", maxBytes: PIECE_BYTES },
  headers: {
    request: ["tus-resumable", "upload-offset"],
    answer: ["tus-resumable", "upload-offset"],
  },
  answers: {
    204: noContent,
    ...invalid,
    ...notFound,
    ...conflict,
    ...wrongVersion,
    ...notStored,
  },
  examples: {
    answers: {
      204: undefined,
      422: { message: "Этот вид файла не принимается", code: "fileType" },
      409: {
        message: "Эта часть файла уже пришла или ещё не подошла её очередь",
        code: "uploadOffset",
      },
      ...wrongVersionExample,
    },
  },
});
