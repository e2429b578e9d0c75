import { randomUUID } from "node:crypto";
import type { Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import type { Permission } from "#src/desk/permissions.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { failureText, isFailureCode } from "#src/platform/texts/failure-texts.ts";
import type { Command } from "#src/sales/decision/actor.ts";
import type { Service } from "#src/sales/service.ts";
import type { Seat } from "./seat.ts";

const TEXT_LENGTH = 500;

/** A form of the desk: its number, why, and its other fields. */
export interface DeskForm {
  readonly decisionId: string;
  readonly reason: string;
  readonly text: (name: string) => string;
}

/** Reads the form of a command. */
export async function readDeskForm(context: Context): Promise<DeskForm> {
  const form = await context.req.parseBody();
  const text = (name: string) =>
    String(form[name] ?? "")
      .trim()
      .slice(0, TEXT_LENGTH);
  const decisionId = text("decision");
  if (!isIdentifier(decisionId)) throw notFound();
  return { decisionId, reason: text("reason"), text };
}

/** What is to be done, by whom it may be done, and to what. */
export interface DeskWork {
  readonly permission: Permission;
  readonly action: string;
  readonly subject: string;
  /** Where the form leads back to. */
  readonly page: string;
}

/**
 * Runs a command and writes down who gave it, in one transaction; leads back to its page, which says why where it was
 * refused. Throws 403 where the person may not.
 */
export async function runDeskCommand<Needs extends Pick<Service, "db">>(
  { service, seat }: { readonly service: Needs; readonly seat: Seat },
  context: Context,
  { permission, action, subject, page }: DeskWork,
  { decisionId, reason, text }: DeskForm,
  run: (service: Needs, command: Command) => Promise<unknown>,
): Promise<Response> {
  const lang = context.req.query("lang");
  const query = new URLSearchParams(lang === undefined ? {} : { lang });
  const actor = seat.actorFor(context, permission, text("decidedBy"));
  try {
    await service.db.transaction(async (tx) => {
      await run({ ...service, db: tx }, { decisionId, actor, reason });
      await seat.record(tx, { decisionId, actor, action, subject, reason });
    });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    query.set("problem", error.code);
    query.set("sum", String(error.values.sum ?? ""));
  }
  const suffix = query.size > 0 ? `?${query}` : "";
  return context.redirect(`${page}${suffix}`, 303);
}

/** Why the last command was refused, above a page. */
export function deskProblem(context: Context, language: Language) {
  const code = context.req.query("problem") ?? "";
  if (!isFailureCode(code)) return "";
  const sum = Number(context.req.query("sum"));
  return html`<p class="card" role="alert">${failureText(language, code, { sum })}</p>`;
}

/** Fields of every command: its own number, who decides where nobody has signed in, and why. */
export function commandFields(
  { asksWho }: Seat,
  texts: { readonly decidedBy: string; readonly reason: string },
) {
  const who = asksWho
    ? html`<label>${texts.decidedBy} <input name="decidedBy" required maxlength="100"></label>`
    : "";
  return html`<input type="hidden" name="decision" value="${randomUUID()}">${who}
    <label>${texts.reason} <input name="reason" required maxlength="${TEXT_LENGTH}"></label>`;
}
