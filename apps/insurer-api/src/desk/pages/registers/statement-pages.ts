import { addDays, BYTES_PER_MEGABYTE, isPaymentOperator } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import {
  type DeskForm,
  executeCommand,
  readDeskForm,
  runDeskCommand,
  TEXT_LENGTH,
} from "#src/desk/pages/desk-command.ts";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";
import { runOrPropose } from "#src/desk/pages/run-or-propose.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { reconciliation } from "#src/platform/database/schema/reports.ts";
import { acceptBody } from "#src/platform/http/accept-body.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import { shownName } from "#src/platform/http/read-multipart.ts";
import { todayOf } from "#src/platform/platform.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { readTable } from "#src/reports/reconciliation/read-statement.ts";
import {
  chooseColumns,
  closeItem,
  isMonth,
  itemAction,
  matchAgain,
  readReconciliation,
  readReconciliations,
  storeStatement,
} from "#src/reports/reconciliation/reconcile.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { SHOWN_ITEMS, showStatement, showStatements } from "./statement-views.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

interface Desk {
  readonly service: Needs;
  readonly deskContext: DeskContext;
}

const UPLOAD_BYTES = 10 * BYTES_PER_MEGABYTE;
const PERMISSION = "reconcileStatements";

const subjectOf = (id: string) => `reconciliation:${id}`;

/** Pages on which statements of operators are uploaded and compared with our payments, and months are closed. */
export function statementPages(
  service: Needs,
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/registers/statements`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seeRegisters", "");
      const found = await readReconciliations(service.db);
      // Statements are of the month before.
      const month = addDays(`${todayOf(service).slice(0, 7)}-01`, -1).slice(0, 7);
      return showStatements(deskContext, context, { found, month });
    });
    app.post(page, acceptBody(UPLOAD_BYTES), (context) => takeStatement(desk, page, context));
    app.get(`${page}/:id`, async (context) => {
      deskContext.actorFor(context, "seeRegisters", "");
      const id = idIn(context);
      const details = await readReconciliation(service.db, id, SHOWN_ITEMS);
      const proposals = await openProposals(service.db, { subject: subjectOf(id) });
      return showStatement(deskContext, context, { ...details, proposals });
    });
    app.post(`${page}/:id`, async (context) => {
      deskContext.actorFor(context, PERMISSION, "");
      const form = await readDeskForm(context);
      return runCommand(desk, `${page}/${idIn(context)}`, context, form);
    });
  };
}

function idIn(context: Context): string {
  const id = context.req.param("id") ?? "";
  if (!isIdentifier(id)) throw notFound();
  return id;
}

function runCommand(desk: Desk, page: string, context: Context, form: DeskForm): Promise<Response> {
  const id = idIn(context);
  const { text } = form;
  const work = { permission: PERMISSION, subject: subjectOf(id), page } as const;
  switch (text("command")) {
    case "columns":
      return runDeskCommand(
        desk,
        context,
        { ...work, action: "statement.columns" },
        form,
        (inside, { actor }) => {
          const [referenceColumn, amountColumn] = [text("referenceColumn"), text("amountColumn")];
          const columns = { referenceColumn, amountColumn, dayColumn: text("dayColumn") || null };
          return chooseColumns(inside, id, columns, actor.id);
        },
      );
    case "closeItem": {
      const [item, action] = [text("item"), itemAction(text("action"))];
      if (!isIdentifier(item) || !action) throw notFound();
      return runDeskCommand(
        desk,
        context,
        { ...work, action: "statement.closeItem" },
        form,
        (inside, command) => closeItem(inside, id, item, action, command),
      );
    }
    case "match":
      return runDeskCommand(desk, context, { ...work, action: "statement.match" }, form, (inside) =>
        matchAgain(inside, id),
      );
    case "closeMonth":
      return proposeClosing(desk, context, form, { id, page });
    default:
      throw notFound();
  }
}

async function proposeClosing(
  desk: Desk,
  context: Context,
  form: DeskForm,
  { id, page }: { readonly id: string; readonly page: string },
): Promise<Response> {
  const { reconciliation: found } = await readReconciliation(desk.service.db, id, 0);
  const { operator, month } = found;
  const subject = subjectOf(id);
  return runOrPropose(desk, context, { action: "monthClosing.confirm", subject, page }, form, {
    kind: "monthClosing",
    key: subject,
    change: { reconciliationId: id, operator, month },
  });
}

/** Stores an uploaded statement; redirects to its reconciliation, or shows why it was refused. */
async function takeStatement(
  { service, deskContext }: Desk,
  page: string,
  context: Context,
): Promise<Response> {
  const actor = deskContext.actorFor(context, PERMISSION, "");
  const form = await readForm(context.req.raw);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, TEXT_LENGTH);
  const [decisionId, operator, month] = [text("decision"), text("operator"), text("month")];
  const file = form.get("file");
  if (!isIdentifier(decisionId)) throw notFound();
  const query = new URLSearchParams({ lang: pageLanguage(context) });
  try {
    if (!(file instanceof File) || !isPaymentOperator(operator) || !isMonth(month)) {
      throw new FailureError(422, "statementUnreadable");
    }
    const table = await readTable(new Uint8Array(await file.arrayBuffer()));
    const done = {
      decisionId,
      actor,
      action: "statement.upload",
      subject: `statement:${operator}:${month}`,
      reason: month,
    } as const;
    const fileName = shownName(file.name);
    await executeCommand({ service, deskContext }, done, (inside) =>
      storeStatement(inside, { operator, month, fileName, table }, actor.id),
    );
    const [stored] = await service.db
      .select({ id: reconciliation.id })
      .from(reconciliation)
      .where(and(eq(reconciliation.operator, operator), eq(reconciliation.month, month)));
    return context.redirect(`${page}/${stored?.id ?? ""}?${query}`, 303);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    query.set("problem", error.code);
    return context.redirect(`${page}?${query}`, 303);
  }
}
