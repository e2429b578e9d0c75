import {
  claimUploadOffset,
  continueClaimUpload,
  fillPath,
  startClaimUpload,
} from "@sughurta/contracts";
import { answer, type Route, route } from "#src/http/route.ts";
import { chargeQuota } from "#src/quota/charge-quota.ts";
import type { Service } from "#src/service.ts";
import { addPiece } from "./add-piece.ts";
import { lockUpload, startUpload } from "./start-upload.ts";
import { bytesIn, nameIn, requireTus, sizeIn, TUS_HEADERS } from "./upload-headers.ts";

/** Files of a claim in pieces, by the protocol tus 1.0 (decision 27). */
export function claimUploadRoutes(service: Service): Route[] {
  return [
    route(
      startClaimUpload,
      async ({ db, params, owner, headers }) => {
        requireTus(headers);
        const { claimId } = params;
        const file = { name: nameIn(headers), sizeBytes: sizeIn(headers) };
        const id = await db.transaction((tx) => startUpload(service, tx, claimId, owner, file));
        const location = fillPath(continueClaimUpload.path, { claimId, uploadId: id });
        return answer(201, { id }, { ...TUS_HEADERS, Location: location });
      },
      { room: "spare" },
    ),
    route(claimUploadOffset, async ({ db, params, owner, headers }) => {
      requireTus(headers);
      const found = await db.transaction((tx) => lockUpload(service, tx, params, owner));
      return answer(200, undefined, {
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
        const end = await addPiece(service, params, owner, { offset, bytes });
        return answer(204, undefined, { ...TUS_HEADERS, "Upload-Offset": String(end) });
      },
      { room: "spare" },
    ),
  ];
}
