import {
  claimUploadOffset,
  continueClaimUpload,
  startClaimUpload,
} from "@sughurta/contracts/claim";
import { fillPath } from "@sughurta/contracts/core";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { chargeQuota } from "#src/platform/quota/charge-quota.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { addChunk } from "./add-chunk.ts";
import { lockUpload, startUpload } from "./start-upload.ts";
import { bytesIn, nameIn, requireTus, sizeIn, TUS_HEADERS } from "./upload-headers.ts";

/** Resumable uploads of claim files, by the protocol tus 1.0 (SPEC-27). */
export function claimUploadRoutes(
  service: Pick<
    Service,
    "config" | "db" | "jobs" | "now" | "log" | "metrics" | "store" | "scanner"
  >,
): Route[] {
  return [
    route(
      startClaimUpload,
      async ({ params, owner, headers }) => {
        requireTus(headers);
        const { claimId } = params;
        const file = { name: nameIn(headers), sizeBytes: sizeIn(headers) };
        const id = await startUpload(service, claimId, owner, file);
        const location = fillPath(continueClaimUpload.path, { claimId, uploadId: id });
        return respond(201, { id }, { ...TUS_HEADERS, Location: location });
      },
      { room: "spare" },
    ),
    route(claimUploadOffset, async ({ db, params, owner, headers }) => {
      requireTus(headers);
      const found = await db.transaction((tx) => lockUpload(service, tx, params, owner));
      return respond(200, undefined, {
        ...TUS_HEADERS,
        "Upload-Offset": String(found.receivedBytes),
        "Upload-Length": String(found.sizeBytes),
      });
    }),
    route(
      continueClaimUpload,
      async ({ db, params, owner, headers, bytes, address }) => {
        requireTus(headers);
        const offset = bytesIn(headers, "upload-offset");
        await chargeQuota(service, db, { owner, address }, "uploadBytes", bytes.length);
        const end = await addChunk(service, params, owner, { offset, bytes });
        return respond(204, undefined, { ...TUS_HEADERS, "Upload-Offset": String(end) });
      },
      { room: "spare" },
    ),
  ];
}
