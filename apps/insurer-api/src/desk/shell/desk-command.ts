import { toDiram } from "@sughurta/domain";
import type { Context } from "hono";
import type { Permission } from "#src/desk/access/permissions.ts";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import { type Command, requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import {
  type DeskContext,
  type DeskRequest,
  idIn,
  type StaffAction,
  type StaffRequest,
} from "./desk-request.ts";
import type { SentForm } from "./fill-form.ts";
import { TEXT_LENGTH } from "./form-fields.ts";
import { type DeskPage, sendDeskPage } from "./page-frame.ts";

/** A submitted desk form: its decision id, the reason, and its other fields. */
export interface DeskForm {
  readonly decisionId: string;
  readonly reason: string;
  readonly text: (name: string) => string;
  /** Values of a group of checkboxes. */
  readonly list: (name: string) => readonly string[];
  /** All texts as they were typed. */
  readonly fields: SentForm["fields"];
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
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return { decisionId, reason: text("reason").slice(0, TEXT_LENGTH), text, list, fields };
}

/** A typed amount of TJS in diram; 0 if it is not a number. */
export function diramIn(text: string): number {
  const amount = Number(text.replace(",", "."));
  return Number.isFinite(amount) ? toDiram(amount) : 0;
}

/** Result of a command that only proposed its change. */
export const PROPOSED = Symbol("proposed");

/** Result of a command that did something else than its action says, and what to record. */
export class RecordedAs {
  readonly action: DeskAction;

  constructor(action: DeskAction) {
    this.action = action;
  }
}

/** Page that a command shows once in place of the page to return to, such as one with a new secret. */
export class OneTimeView {
  readonly view: (desk: DeskRequest) => DeskPage;

  constructor(view: (desk: DeskRequest) => DeskPage) {
    this.view = view;
  }
}

/** What a command runs on. */
export interface CommandInput {
  readonly desk: StaffRequest;
  readonly form: DeskForm;
  /** The actor with the reason. */
  readonly command: Command;
  /** Audit subject of the record. */
  readonly subject: string;
}

/** A command of a page, such as the acceptance of a payment. */
export interface DeskCommand<Needs> {
  readonly action: DeskAction;
  /** Action to record if the command only proposed its change. */
  readonly proposedAs?: DeskAction;
  /** Permission, if it is another one than for the other commands of the page. */
  readonly permission?: Permission;
  /** Whether it is refused without a reason. */
  readonly needsReason?: boolean;
  /** Reason to record, if it is not the one that was typed. */
  readonly reason?: (form: DeskForm, desk: DeskRequest) => string;
  /** Fields that are filled in again if the command is refused. */
  readonly typed?: readonly string[];
  /**
   * Whether its page responds to a refusal itself, with everything that was typed: for personal data, which no address may
   * contain.
   */
  readonly showsTyped?: boolean;
  /** Runs in one transaction with its record; the result may be {@link PROPOSED}, {@link RecordedAs} or {@link OneTimeView}. */
  readonly run: (service: Needs, input: CommandInput) => Promise<unknown>;
}

/** A step in the handling of a request: the user takes it, finishes it, or hands it back. */
export const handlingStep = <Needs>(
  action: DeskAction,
  run: (service: Needs, id: string, staffName: string) => Promise<unknown>,
): DeskCommand<Needs> => ({
  action,
  run: (service, { desk, command }) => run(service, idIn(desk), command.actor.id),
});

/** A submitted command with its record and the page to return to. */
interface SubmittedCommand<Needs> extends Pick<CommandInput, "desk" | "form" | "subject"> {
  readonly command: DeskCommand<Needs>;
  /** Permission of a command that has none of its own. */
  readonly permission: Permission;
  readonly page: string;
  /** The page with the reason of a refusal and the typed form. */
  readonly showTyped?: (refusal: FailureError) => Promise<Response>;
}

/**
 * Runs a command and records its actor in one transaction; redirects to its page, which shows the reason of a refusal.
 * Throws 403 without the permission.
 */
export async function runDeskCommand<Needs extends Pick<Service, "db">>(
  { service, deskContext }: { readonly service: Needs; readonly deskContext: DeskContext },
  context: Context,
  { command, permission, subject, page, desk, form, showTyped }: SubmittedCommand<Needs>,
): Promise<Response> {
  const { action, proposedAs = action, needsReason = false, typed = [], run } = command;
  const [path = "", given] = page.split("?");
  const query = new URLSearchParams(given);
  const { lang } = desk.query;
  if (lang !== undefined) query.set("lang", lang);
  const { decisionId, text, list } = form;
  const actor = deskContext.actorFor(context, command.permission ?? permission, text("decidedBy"));
  const reason = command.reason?.(form, desk) ?? form.reason;
  try {
    const done = { decisionId, actor, action, proposedAs, subject, reason };
    const result = await executeCommand({ service, deskContext }, done, (inside, given) => {
      if (needsReason) requireReason(given);
      return run(inside, { desk, form, command: given, subject });
    });
    if (result instanceof OneTimeView) return sendDeskPage(context, result.view(desk));
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    if (command.showsTyped && showTyped) return showTyped(error);
    query.set("problem", error.code);
    query.set("sum", String(error.values.sum ?? ""));
    for (const name of ["typed", "month"])
      if (error.values[name] !== undefined) query.set(name, String(error.values[name]));
    for (const name of typed) query.set(name, list(name).join(","));
  }
  const suffix = query.size > 0 ? `?${query}` : "";
  return context.redirect(`${path}${suffix}`, 303);
}

/**
 * Runs a command and records its actor, in one transaction. Idempotent by `decisionId`: returns the result of the
 * command, or `undefined` if it ran before.
 */
export async function executeCommand<Needs extends Pick<Service, "db">>(
  { service, deskContext }: { readonly service: Needs; readonly deskContext: DeskContext },
  { proposedAs, ...done }: StaffAction & Pick<DeskCommand<Needs>, "proposedAs">,
  run: (service: Needs, command: Command) => Promise<unknown>,
): Promise<unknown> {
  const { decisionId, actor, reason } = done;
  return service.db.transaction(async (tx) => {
    if (await deskContext.isDone(tx, decisionId)) return undefined;
    const result = await run({ ...service, db: tx }, { decisionId, actor, reason });
    const wanted = result === PROPOSED ? (proposedAs ?? done.action) : done.action;
    const action = result instanceof RecordedAs ? result.action : wanted;
    await deskContext.record(tx, { ...done, action });
    return result;
  });
}
