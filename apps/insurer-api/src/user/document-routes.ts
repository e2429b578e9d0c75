import { randomUUID } from "node:crypto";
import {
  addIdentityDocument,
  type CheckedBodyOf,
  changeIdentityDocument,
  identityDocuments,
  removeIdentityDocument,
} from "@sughurta/contracts";
import { compareDates } from "@sughurta/domain";
import { and, asc, eq } from "drizzle-orm";
import { isIdentifier } from "#src/database/identifier.ts";
import { type FieldCodes, notFound, refuseViolations } from "#src/http/failure-error.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { type Service, todayOf } from "#src/service.ts";
import { signedIn } from "./profile-routes.ts";
import { identityDocument } from "./user-tables.ts";

type Row = typeof identityDocument.$inferSelect;
type Body = CheckedBodyOf<typeof addIdentityDocument>;

/** A document as it is answered. */
export const documentAnswer = ({ createdAt: _, userId: __, ...shown }: Row) => shown;

const ownDocument = (userId: string, id: string) => {
  if (!isIdentifier(id)) throw notFound();
  return and(eq(identityDocument.id, id), eq(identityDocument.userId, userId));
};

/** What is wrong with the dates of a document, by field; `prefix` stands before the names. */
export function documentViolations(
  { issueDate, dateTo }: Pick<Body, "issueDate" | "dateTo">,
  today: string,
  prefix = "",
): FieldCodes {
  const endsBefore = dateTo && compareDates(dateTo, issueDate) <= 0;
  return {
    ...(compareDates(issueDate, today) > 0 ? { [`${prefix}issueDate`]: ["notAfterToday"] } : {}),
    ...(endsBefore ? { [`${prefix}dateTo`]: ["documentValidTo"] } : {}),
  };
}

/** Identity documents of the signed-in person; nobody else's can be seen or changed. */
export function documentRoutes(service: Service): Route[] {
  const columns = (body: Body) => {
    refuseViolations(documentViolations(body, todayOf(service)));
    return { ...body, series: body.series ?? null, dateTo: body.dateTo ?? null };
  };
  return [
    route(identityDocuments, async ({ db, userId }) => {
      const rows = await db
        .select()
        .from(identityDocument)
        .where(eq(identityDocument.userId, signedIn(userId)))
        .orderBy(asc(identityDocument.createdAt));
      return answer(200, rows.map(documentAnswer));
    }),
    route(addIdentityDocument, async ({ db, body, userId }) => {
      const [row] = await db
        .insert(identityDocument)
        .values({
          id: randomUUID(),
          userId: signedIn(userId),
          ...columns(body),
          createdAt: service.now(),
        })
        .returning();
      if (!row) throw notFound();
      return answer(201, documentAnswer(row));
    }),
    route(changeIdentityDocument, async ({ db, body, params, userId }) => {
      const [row] = await db
        .update(identityDocument)
        .set(columns(body))
        .where(ownDocument(signedIn(userId), params.id))
        .returning();
      if (!row) throw notFound();
      return answer(200, documentAnswer(row));
    }),
    route(removeIdentityDocument, async ({ db, params, userId }) => {
      const [row] = await db
        .delete(identityDocument)
        .where(ownDocument(signedIn(userId), params.id))
        .returning();
      if (!row) throw notFound();
      return answer(200, { removed: true });
    }),
  ];
}
