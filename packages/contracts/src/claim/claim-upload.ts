import { CLAIM_FILES, maxFileBytes } from "@sughurta/domain";
import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";
import { conflict, invalid, notFound, notStored } from "../core/failures.ts";
import { id, noContent } from "../core/fields.ts";

/** Version of the protocol of resumable uploads, in the header `Tus-Resumable` (https://tus.io). */
export const TUS_VERSION = "1.0.0";

const PIECE_BYTES = 1_048_576;

/** Maximum size of a file uploaded in chunks, in bytes. */
export const MAX_UPLOAD_BYTES = maxFileBytes(CLAIM_FILES);

const wrongVersion = { 412: failure } as const;
const wrongVersionExample = {
  412: { message: "Эта версия протокола не поддерживается", code: "uploadProtocol" },
} as const;

/**
 * Creates an upload of one file of a claim in chunks: tus 1.0 with its creation extension. `Upload-Length` is the size
 * of the file in bytes, `Upload-Metadata` has its `filename`. Incomplete uploads are removed after a day.
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
    response: ["tus-resumable", "location"],
  },
  responses: {
    201: z.object({ id }),
    ...invalid,
    ...notFound,
    ...conflict,
    ...wrongVersion,
    413: failure,
    ...notStored,
  },
  examples: {
    responses: {
      201: { id: "0b9a4f0e-3c51-4f1c-9c63-0f4f4c1d2a77" },
      409: { message: "К заявке можно приложить не больше 10 файлов", code: "maxFiles" },
      ...wrongVersionExample,
      413: { message: "Файл слишком большой", code: "fileTooLarge" },
    },
  },
});

/** Number of received bytes of a file, in `Upload-Offset`: where an interrupted upload continues. */
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
    response: ["tus-resumable", "upload-offset", "upload-length"],
  },
  responses: { 200: noContent, 404: noContent, 412: noContent },
  examples: { responses: { 200: undefined, 404: undefined, 412: undefined } },
});

/**
 * Appends a chunk at `Upload-Offset`, which has to be the current offset: 409 otherwise. After the last chunk the file
 * is checked like any other; one that may not be stored is refused with 422 and has to be uploaded again.
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
    response: ["tus-resumable", "upload-offset"],
  },
  responses: {
    204: noContent,
    ...invalid,
    ...notFound,
    ...conflict,
    ...wrongVersion,
    ...notStored,
  },
  examples: {
    responses: {
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
