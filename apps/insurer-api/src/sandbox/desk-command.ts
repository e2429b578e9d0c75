import { randomUUID } from "node:crypto";
import type { Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { failureText, isFailureCode } from "#src/platform/texts/failure-texts.ts";
import type { Command } from "#src/sales/decision/actor.ts";

const TEXT_LENGTH = 500;
/** At the practice desk nobody signs in: whoever gives a name is a cashier. */
const ROLE = "cashier";

/** A form of the practice desk: the command it gives, and its other fields. */
export interface DeskForm {
  readonly command: Command;
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
  const actor = { id: text("decidedBy"), role: ROLE };
  return { command: { decisionId, actor, reason: text("reason") }, text };
}

/** Runs a command and leads back to its page, which says why where it was refused. */
export async function runDeskCommand(
  context: Context,
  page: string,
  run: () => Promise<unknown>,
): Promise<Response> {
  const lang = context.req.query("lang");
  const query = new URLSearchParams(lang === undefined ? {} : { lang });
  try {
    await run();
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

/** Fields of every command: its own number, who decides, and why. */
export function commandFields(texts: { readonly decidedBy: string; readonly reason: string }) {
  return html`<input type="hidden" name="decision" value="${randomUUID()}">
    <label>${texts.decidedBy} <input name="decidedBy" required maxlength="100"></label>
    <label>${texts.reason} <input name="reason" required maxlength="${TEXT_LENGTH}"></label>`;
}
