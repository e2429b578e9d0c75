import { toDiram } from "@sughurta/domain";
import type { Context } from "hono";
import type { Permission } from "#src/desk/access/permissions.ts";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import type { Command } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import type { DeskContext, StaffAction } from "./desk-request.ts";
import { TEXT_LENGTH } from "./form-fields.ts";

/** A submitted desk form: its decision id, the reason, and its other fields. */
export interface DeskForm {
  readonly decisionId: string;
  readonly reason: string;
  readonly text: (name: string) => string;
  /** Values of a group of checkboxes. */
  readonly list: (name: string) => readonly string[];
}

/** Reads the form of a command; cuts texts at `textLength`, the limit that the fields of the page enforce. */
export async function readDeskForm(
  context: Context,
  textLength: number = TEXT_LENGTH,
): Promise<DeskForm> {
  const form = await readForm(context.req.raw);
  const list = (name: string) =>
    form.getAll(name).map((value) => String(value).trim().slice(0, textLength));
  const text = (name: string) => list(name)[0] ?? "";
  const decisionId = text("decision");
  if (!isIdentifier(decisionId)) throw notFound();
  return { decisionId, reason: text("reason").slice(0, TEXT_LENGTH), text, list };
}

/** A typed amount of TJS in diram; 0 if it is not a number. */
export function diramIn(text: string): number {
  const amount = Number(text.replace(",", "."));
  return Number.isFinite(amount) ? toDiram(amount) : 0;
}

/** Result of a command that only proposed its change. */
export const PROPOSED = Symbol("proposed");

/** A command with the permission it needs and its audit subject. */
export interface CommandRequest {
  readonly permission: Permission;
  readonly action: DeskAction;
  /** Action to record if the command only proposed its change. */
  readonly proposedAs?: DeskAction;
  readonly subject: string;
  /** Page to redirect to. */
  readonly page: string;
  /** Fields that are filled in again if the command is refused. */
  readonly typed?: readonly string[];
}

/**
 * Runs a command and records its actor in one transaction; redirects to its page, which shows the reason of a refusal.
 * Throws 403 without the permission.
 */
export async function runDeskCommand<Needs extends Pick<Service, "db">>(
  { service, deskContext }: { readonly service: Needs; readonly deskContext: DeskContext },
  context: Context,
  { permission, action, proposedAs = action, subject, page, typed = [] }: CommandRequest,
  { decisionId, reason, text, list }: DeskForm,
  run: (service: Needs, command: Command) => Promise<unknown>,
): Promise<Response> {
  const lang = context.req.query("lang");
  const [path = "", given] = page.split("?");
  const query = new URLSearchParams(given);
  if (lang !== undefined) query.set("lang", lang);
  const actor = deskContext.actorFor(context, permission, text("decidedBy"));
  try {
    const done = { decisionId, actor, action, proposedAs, subject, reason };
    await executeCommand({ service, deskContext }, done, run);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    query.set("problem", error.code);
    query.set("sum", String(error.values.sum ?? ""));
    for (const name of typed) query.set(name, list(name).join(","));
  }
  const suffix = query.size > 0 ? `?${query}` : "";
  return context.redirect(`${path}${suffix}`, 303);
}

/** Runs a command and records its actor, in one transaction. Idempotent by `decisionId`. */
export async function executeCommand<Needs extends Pick<Service, "db">>(
  { service, deskContext }: { readonly service: Needs; readonly deskContext: DeskContext },
  { proposedAs, ...done }: StaffAction & Pick<CommandRequest, "proposedAs">,
  run: (service: Needs, command: Command) => Promise<unknown>,
): Promise<void> {
  const { decisionId, actor, reason } = done;
  await service.db.transaction(async (tx) => {
    if (await deskContext.isDone(tx, decisionId)) return;
    const result = await run({ ...service, db: tx }, { decisionId, actor, reason });
    const action = result === PROPOSED ? (proposedAs ?? done.action) : done.action;
    await deskContext.record(tx, { ...done, action });
  });
}
