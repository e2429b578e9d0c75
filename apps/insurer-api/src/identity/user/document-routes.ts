import {
  addIdentityDocument,
  changeIdentityDocument,
  identityDocuments,
  removeIdentityDocument,
} from "@sughurta/contracts/account";
import type { CheckedBodyOf } from "@sughurta/contracts/core";
import { compareDates } from "@sughurta/domain";
import { normalizeDocument, validToViolation } from "@sughurta/domain/person";
import { type FieldCodes, refuseViolations } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { type Platform, todayOf } from "#src/platform/platform.ts";
import { signedIn } from "./profile-routes.ts";
import { type UserRecords, userRecords } from "./user-records.ts";

type Document = CheckedBodyOf<typeof addIdentityDocument>;

/** Identity documents saved by a signed-in user. */
export const documentsOf = (service: Pick<Platform, "config" | "now">): UserRecords<Document> =>
  userRecords(service, "document", ({ series = "", docNumber }) =>
    normalizeDocument(series + docNumber).replaceAll(" ", ""),
  );

/** Violations of a document's dates, by field; `prefix` precedes the names. */
export function documentViolations(
  { issueDate, dateTo }: Pick<Document, "issueDate" | "dateTo">,
  today: string,
  prefix = "",
): FieldCodes {
  const lasts = dateTo ? validToViolation(dateTo, today) : undefined;
  const endsBefore = dateTo && compareDates(dateTo, issueDate) <= 0;
  return {
    ...(compareDates(issueDate, today) > 0 ? { [`${prefix}issueDate`]: ["notAfterToday"] } : {}),
    ...(endsBefore ? { [`${prefix}dateTo`]: ["documentValidTo"] } : {}),
    ...(lasts === "documentValidTooLong" ? { [`${prefix}dateTo`]: [lasts] } : {}),
  };
}

/** Identity documents of the signed-in user; those of other users can be neither seen nor changed. */
export function documentRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  const saved = documentsOf(service);
  function checked(document: Document): Document {
    refuseViolations(documentViolations(document, todayOf(service)));
    return document;
  }
  return [
    route(identityDocuments, async ({ db, userId }) =>
      respond(200, await saved.list(db, signedIn(userId))),
    ),
    route(addIdentityDocument, async ({ db, body, userId }) => {
      const id = await saved.add(db, signedIn(userId), checked(body));
      return respond(201, { ...body, id });
    }),
    route(changeIdentityDocument, async ({ db, body, params: { id }, userId }) => {
      await saved.change(db, signedIn(userId), id, checked(body));
      return respond(200, { ...body, id });
    }),
    route(removeIdentityDocument, async ({ db, params, userId }) => {
      await saved.remove(db, signedIn(userId), params.id);
      return respond(200, { removed: true });
    }),
  ];
}
