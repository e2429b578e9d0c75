import { eq } from "drizzle-orm";
import {
  PERSONAL_KINDS,
  type PersonalKind,
  SHOW_PERSONAL,
  UNMASK_PERMISSIONS,
} from "#src/desk/access/unmask-grants.ts";
import { type DeskRoutes, deskCommand, deskPages } from "#src/desk/shell/desk-page.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { resume } from "#src/platform/database/schema/resume.ts";
import { payment, policy } from "#src/platform/database/schema/sales.ts";
import { screeningCheck } from "#src/platform/database/schema/screening.ts";
import { callbackRequest, claim, outbox } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Page on which the personal data of a record is shown. */
const PAGE_OF: Record<PersonalKind, (id: string) => string> = {
  payment: (id) => `/payments/${id}`,
  policy: (number) => `/policies/${number}`,
  claim: (id) => `/claims/${id}`,
  call: () => "/calls",
  check: (id) => `/checks/${id}`,
  message: () => "/messages",
  resume: () => "/resumes",
};

const TABLES = {
  payment,
  claim,
  call: callbackRequest,
  check: screeningCheck,
  message: outbox,
  resume,
} as const;

async function exists(db: Database, kind: PersonalKind, id: string): Promise<boolean> {
  if (kind === "policy") return (await db.$count(policy, eq(policy.number, id))) > 0;
  const table = TABLES[kind];
  return isIdentifier(id) && (await db.$count(table, eq(table.id, id))) > 0;
}

/** Accepts the reason for revealing the personal data of one record; the audit event of it is the grant. */
export const personalPages: DeskRoutes<Pick<Platform, "db">> = deskPages(
  ...PERSONAL_KINDS.map((kind) =>
    deskCommand<Pick<Platform, "db">>({
      path: `/personal/${kind}/:id`,
      permission: UNMASK_PERMISSIONS[kind],
      action: SHOW_PERSONAL,
      async about({ db }, desk) {
        const id = desk.param("id");
        if (!(await exists(db, kind, id))) throw notFound();
        return { subject: `${kind}:${id}`, page: PAGE_OF[kind](id) };
      },
      async run(_service, { command: { reason } }) {
        if (reason === "") throw new FailureError(422, "reasonMissing");
      },
    }),
  ),
);
