import { randomUUID } from "node:crypto";
import { claimNumber } from "@sughurta/domain";
import { inArray } from "drizzle-orm";
import { takeCallback } from "#src/content/callback/handle-callback.ts";
import { CLOSED } from "#src/desk/access/mask.ts";
import type { Permission } from "#src/desk/access/permissions.ts";
import { deskPages, deskResponse, type Submission } from "#src/desk/shell/desk-page.ts";
import type { StaffRequest } from "#src/desk/shell/desk-request.ts";
import { listState } from "#src/desk/shell/list-filter.ts";
import { recipientText } from "#src/desk/shell/record-parts.ts";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { payment } from "#src/platform/database/schema/sales.ts";
import { callbackRequest, outbox } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import { resendMessage } from "#src/platform/outbox/resend-message.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { ASSIGN_PERMISSIONS, type AssignedKind } from "./assignment-view.ts";
import { assign, colleaguesFor } from "./assignments.ts";
import { type SelectedCommand, type SelectedList, selectedView } from "./selected-view.ts";

type Needs = Pick<Service, "db" | "jobs" | "now">;

/** A page of a list has this many rows. */
const MOST = 50;

interface ListSpec {
  readonly permission: Permission;
  /** Kind of its records in audit subjects. */
  readonly kind: AssignedKind | "message";
  readonly commands: readonly SelectedCommand[];
  readonly labels: (
    db: Database,
    ids: readonly string[],
    desk: StaffRequest,
  ) => Promise<readonly string[]>;
}

const SPECS: Readonly<Record<SelectedList, ListSpec>> = {
  payments: {
    permission: ASSIGN_PERMISSIONS.payment,
    kind: "payment",
    commands: ["assign"],
    labels: async (db, ids, { language }) =>
      (
        await db
          .select()
          .from(payment)
          .where(inArray(payment.id, [...ids]))
      ).map(({ amountDiram, currency, reference }) =>
        [moneyText(amountDiram, currency, language), reference].filter(Boolean).join(" · "),
      ),
  },
  claims: {
    permission: ASSIGN_PERMISSIONS.claim,
    kind: "claim",
    commands: ["assign"],
    labels: async (_db, ids) => ids.map(claimNumber),
  },
  calls: {
    permission: ASSIGN_PERMISSIONS.call,
    kind: "call",
    commands: ["takeAll", "assign"],
    labels: async (db, ids) =>
      (
        await db
          .select()
          .from(callbackRequest)
          .where(inArray(callbackRequest.id, [...ids]))
      ).map(({ phone }) => CLOSED.phone(phone)),
  },
  messages: {
    permission: "sendMessages",
    kind: "message",
    commands: ["resend"],
    labels: async (db, ids) =>
      (
        await db
          .select()
          .from(outbox)
          .where(inArray(outbox.id, [...ids]))
      ).map((message) => recipientText(CLOSED, message)),
  },
};

const ACTIONS: Readonly<Record<SelectedCommand, DeskAction>> = {
  assign: "assign",
  takeAll: "call.take",
  resend: "message.sendAgain",
};

const idsIn = (values: readonly unknown[]): string[] =>
  [...new Set(values.map(String).filter(isIdentifier))].slice(0, MOST);

const backIn = (query: string): string =>
  listState({ query: Object.fromEntries(new URLSearchParams(query)) });

/** Runs a command on one of the chosen records. Throws 409 if another person was faster. */
async function runOnOne(
  service: Needs,
  { kind }: ListSpec,
  { command, id, to, by }: { command: SelectedCommand; id: string; to: string; by: string },
): Promise<void> {
  if (command === "resend") return resendMessage(service, id);
  if (command === "takeAll") return takeCallback(service, id, by);
  if (kind !== "message") return assign(service, { kind, id, to, by });
}

/**
 * Runs a command on the chosen records in one transaction, with an audit event for each. Records that another person
 * decided in the meantime are left out and counted. Idempotent by the id of the form. Throws 404.
 */
async function runOnAll({ service, deskContext, desk }: Submission<Needs>, list: SelectedList) {
  const spec = SPECS[list];
  const form = await readForm(desk.request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 2_000);
  const ids = idsIn(form.getAll("id"));
  const decisionId = text("decision");
  const command = spec.commands.find((one) => one === text("command"));
  if (!command || !isIdentifier(decisionId)) throw notFound();
  const { actor } = desk;
  const to = text("to");
  const done = await service.db.transaction(async (tx) => {
    if (await deskContext.isDone(tx, decisionId)) return ids.length;
    let count = 0;
    for (const id of ids) {
      try {
        await runOnOne({ ...service, db: tx }, spec, { command, id, to, by: actor.id });
      } catch (error) {
        if (error instanceof FailureError && error.status === 409) continue;
        throw error;
      }
      await deskContext.record(tx, {
        decisionId: count === 0 ? decisionId : randomUUID(),
        actor,
        action: ACTIONS[command],
        subject: `${spec.kind}:${id}`,
        reason: command === "assign" ? to : "",
      });
      count += 1;
    }
    return count;
  });
  const outcome = new URLSearchParams({ done: String(done), left: String(ids.length - done) });
  return desk.address(`/${list}?${[backIn(text("back")), outcome].filter(Boolean).join("&")}`);
}

const listPages = (list: SelectedList) => {
  const { permission, kind, commands, labels } = SPECS[list];
  const path = `/selected/${list}`;
  return deskPages<Needs>(
    deskResponse<Needs>({
      method: "get",
      path,
      permission,
      async respond({ service: { db }, desk }) {
        const ids = idsIn(new URL(desk.request.url).searchParams.getAll("id"));
        return selectedView(desk, {
          list,
          ids,
          labels: ids.length > 0 ? await labels(db, ids, desk) : [],
          commands,
          colleagues: kind === "message" ? [] : await colleaguesFor(db, kind),
          back: backIn(desk.query.back ?? ""),
        });
      },
    }),
    deskResponse<Needs>({
      method: "post",
      path,
      permission,
      respond: (submission) => runOnAll(submission, list),
    }),
  );
};

/** Pages that show how many records were chosen in a list, and run a command on all of them. */
export const selectedPages = deskPages(
  ...(["payments", "claims", "calls", "messages"] as const).map(listPages),
);
