import { addDays, BYTES_PER_MEGABYTE, isPaymentOperator } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import { orPropose } from "#src/desk/proposals/run-or-propose.ts";
import { type DeskCommand, executeCommand } from "#src/desk/shell/desk-command.ts";
import { deskPage, deskPages, deskResponse, type Submission } from "#src/desk/shell/desk-page.ts";
import { idIn } from "#src/desk/shell/desk-request.ts";
import { readTexts } from "#src/desk/shell/form-fields.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { reconciliation } from "#src/platform/database/schema/reports.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { readForm, readMediaType } from "#src/platform/http/read-body.ts";
import { toDisplayName } from "#src/platform/http/read-multipart.ts";
import { getToday } from "#src/platform/platform.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import {
  chooseColumns,
  closeItem,
  isMonth,
  itemAction,
  matchAgain,
  readReconciliation,
  readReconciliations,
  readTable,
  storeStatement,
} from "#src/reports/reconciliation/reconcile.ts";
import type { Service } from "#src/sales/ports/service.ts";
import {
  SHOWN_ITEMS,
  type StatementFacts,
  type StatementsFacts,
  statementsView,
  statementView,
  UPLOAD_MEGABYTES,
} from "./statement-view.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "sanctions">;

const UPLOAD_BYTES = UPLOAD_MEGABYTES * BYTES_PER_MEGABYTE;
const PERMISSION = "reconcileStatements";

const getSubject = (id: string) => `reconciliation:${id}`;

/** Commands on a reconciliation, by button. */
const statementCommands: Readonly<Record<string, DeskCommand<Needs>>> = {
  columns: {
    action: "statement.columns",
    run(service, { desk, form: { text }, command: { actor } }) {
      const [referenceColumn, amountColumn] = [text("referenceColumn"), text("amountColumn")];
      const columns = { referenceColumn, amountColumn, dayColumn: text("dayColumn") || null };
      return chooseColumns(service, idIn(desk), columns, actor.id);
    },
  },
  closeItem: {
    action: "statement.closeItem",
    async run(service, { desk, form: { text }, command }) {
      const [item, action] = [text("item"), itemAction(text("action"))];
      if (!isIdentifier(item) || !action) throw notFound();
      return closeItem(service, idIn(desk), item, action, command);
    },
  },
  match: {
    action: "statement.match",
    run: (service, { desk }) => matchAgain(service, idIn(desk)),
  },
  closeMonth: {
    action: "monthClosing.confirm",
    ...orPropose("monthClosing", async (service, { desk }) => {
      const id = idIn(desk);
      const { reconciliation: found } = await readReconciliation(service.db, id, 0);
      const { operator, month } = found;
      return { change: { reconciliationId: id, operator, month } };
    }),
  },
};

/** Stores an uploaded statement; redirects to its reconciliation, or shows why it was refused. Throws 404 or 415. */
async function takeStatement(submission: Submission<Needs>): Promise<string> {
  const { service, desk } = submission;
  const { actor } = desk;
  // Only a file may be as large as a statement.
  if (readMediaType(desk.request) !== "multipart/form-data") {
    throw new FailureError(415, "unsupportedMediaType");
  }
  const form = await readForm(desk.request);
  const text = readTexts(form);
  const [decisionId, operator, month] = [text("decision"), text("operator"), text("month")];
  const file = form.get("file");
  if (!isIdentifier(decisionId)) throw notFound();
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
    const fileName = toDisplayName(file.name);
    await executeCommand(submission, done, (inside) =>
      storeStatement(inside, { operator, month, fileName, table }, actor.id),
    );
    const [stored] = await service.db
      .select({ id: reconciliation.id })
      .from(reconciliation)
      .where(and(eq(reconciliation.operator, operator), eq(reconciliation.month, month)));
    return desk.address(`/registers/statements/${stored?.id ?? ""}`);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return desk.address(`/registers/statements?problem=${error.code}`);
  }
}

/** Pages on which statements of operators are uploaded and compared with our payments, and months are closed. */
export const statementPages = deskPages(
  deskPage<Needs, StatementsFacts>({
    path: "/registers/statements",
    permission: "seeRegisters",
    async facts(service) {
      // Statements are of the month before.
      const month = addDays(`${getToday(service).slice(0, 7)}-01`, -1).slice(0, 7);
      return { found: await readReconciliations(service.db), month };
    },
    view: statementsView,
  }),
  deskResponse<Needs>({
    method: "post",
    path: "/registers/statements",
    permission: PERMISSION,
    maxBytes: UPLOAD_BYTES,
    fileMegabytes: UPLOAD_MEGABYTES,
    respond: takeStatement,
  }),
  deskPage<Needs, StatementFacts>({
    path: "/registers/statements/:id",
    permission: "seeRegisters",
    async facts({ db }, desk) {
      const id = idIn(desk);
      const details = await readReconciliation(db, id, SHOWN_ITEMS);
      return { ...details, proposals: await openProposals(db, { subject: getSubject(id) }) };
    },
    view: statementView,
    commandPermission: PERMISSION,
    about: (_service, desk) => ({ subject: getSubject(idIn(desk)) }),
    commands: statementCommands,
  }),
);
