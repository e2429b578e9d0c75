import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import {
  isPersonalKind,
  type PersonalKind,
  SHOW_PERSONAL,
  UNMASK_PERMISSIONS,
} from "#src/desk/access/openings.ts";
import { readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { resume } from "#src/platform/database/schema/resume.ts";
import { payment, policy } from "#src/platform/database/schema/sales.ts";
import { callbackRequest, claim, outbox } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Page on which the personal data of a record is shown. */
const PAGE_OF: Record<PersonalKind, (id: string) => string> = {
  payment: (id) => `/payments/${id}`,
  policy: (number) => `/policies/${number}`,
  claim: (id) => `/claims/${id}`,
  call: () => "/calls",
  message: () => "/messages",
  resume: () => "/resumes",
};

const TABLES = { payment, claim, call: callbackRequest, message: outbox, resume } as const;

async function isThere(db: Database, kind: PersonalKind, id: string): Promise<boolean> {
  if (kind === "policy") return (await db.$count(policy, eq(policy.number, id))) > 0;
  const table = TABLES[kind];
  return isIdentifier(id) && (await db.$count(table, eq(table.id, id))) > 0;
}

/** Accepts the reason for revealing the personal data of one record; the audit event of it is the grant. */
export function personalPages(
  service: Pick<Platform, "db">,
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.post(`${deskContext.path}/personal/:kind/:id`, async (context) => {
      const { kind, id } = context.req.param();
      if (!isPersonalKind(kind)) throw notFound();
      deskContext.actorFor(context, UNMASK_PERMISSIONS[kind], "");
      const form = await readDeskForm(context);
      if (!(await isThere(service.db, kind, id))) throw notFound();
      const work = {
        permission: UNMASK_PERMISSIONS[kind],
        action: SHOW_PERSONAL,
        subject: `${kind}:${id}`,
        page: `${deskContext.path}${PAGE_OF[kind](id)}`,
      } as const;
      return runDeskCommand(
        { service, deskContext },
        context,
        work,
        form,
        async (_inside, { reason }) => {
          if (reason === "") throw new FailureError(422, "reasonMissing");
        },
      );
    });
  };
}
