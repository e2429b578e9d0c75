import { randomUUID } from "node:crypto";
import type { Language } from "@sughurta/domain";
import type { Context, Hono } from "hono";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { attachment } from "#src/platform/http/attachment.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { todayOf } from "#src/platform/platform.ts";
import {
  MAX_SHEET_ROWS,
  MEDIA_TYPES,
  SHEET_FORMATS,
  type Sheet,
  sheetFile,
} from "#src/reports/files/sheet-file.ts";
import {
  readRegister,
  registerCodes,
  registerEntries,
  registerStatus,
} from "#src/reports/premiums/premium-register.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type RegisterChoice, registerChoice, registerQuery } from "./premium-choice.ts";
import { entriesSheet, linesSheet } from "./premium-sheets.ts";
import { type RegisterNames, showEntries, showRegister } from "./premium-views.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

const SHOWN_ENTRIES = 50;
const NEWEST = Number.MAX_SAFE_INTEGER;

/** Pages of the premium register: its lines, its entries, and both as files. */
export function premiumPages(
  service: Needs,
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  const page = `${deskContext.path}/registers`;
  const choiceIn = (context: Context) => registerChoice(context, todayOf(service));
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seeRegisters", "");
      const choice = choiceIn(context);
      return showRegister(deskContext, context, {
        choice,
        lines: await readRegister(service.db, choice.group, registerQuery(choice)),
        names: await registerNames(service.db, pageLanguage(context)),
        status: await registerStatus(service.db),
      });
    });
    app.get(`${page}/entries`, async (context) => {
      deskContext.actorFor(context, "seeRegisters", "");
      const choice = choiceIn(context);
      const given = Number(context.req.query("before"));
      const before = Number.isSafeInteger(given) && given > 0 ? given : NEWEST;
      const limit = SHOWN_ENTRIES + 1;
      const found = await registerEntries(service.db, registerQuery(choice), { before, limit });
      return showEntries(deskContext, context, {
        choice,
        entries: found.slice(0, SHOWN_ENTRIES),
        names: await registerNames(service.db, pageLanguage(context)),
        hasMore: found.length > SHOWN_ENTRIES,
      });
    });
    app.post(`${page}/file`, (context) =>
      sendFile({ service, deskContext }, context, choiceIn(context)),
    );
  };
}

/** Sends the lines or the entries of a period as a file; each download is recorded. Throws 403, 404 or 422. */
async function sendFile(
  { service, deskContext }: { readonly service: Needs; readonly deskContext: DeskContext },
  context: Context,
  choice: RegisterChoice,
): Promise<Response> {
  const actor = deskContext.actorFor(context, "seeRegisters", "");
  const format = SHEET_FORMATS.find((one) => one === context.req.query("format"));
  const what = (["lines", "entries"] as const).find((one) => one === context.req.query("what"));
  if (!format || !what) throw notFound();
  const sheet = await readSheet(service.db, what, choice, pageLanguage(context));
  const { from, to } = choice;
  await service.db.transaction((tx) =>
    deskContext.record(tx, {
      decisionId: randomUUID(),
      actor,
      action: "register.download",
      subject: `register:${what}:${from}:${to}`,
      reason: format,
    }),
  );
  return context.body(new Uint8Array(await sheetFile(sheet, format)), 200, {
    "Content-Type": MEDIA_TYPES[format],
    "Content-Disposition": attachment(`${sheet.name}-${from}-${to}.${format}`),
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  });
}

async function readSheet(
  db: Database,
  what: "lines" | "entries",
  choice: RegisterChoice,
  language: Language,
): Promise<Sheet> {
  const names = await registerNames(db, language);
  const query = registerQuery(choice);
  if (what === "lines") {
    const lines = await readRegister(db, choice.group, query);
    return linesSheet(choice.group, lines, language, names);
  }
  const limit = MAX_SHEET_ROWS + 1;
  const entries = await registerEntries(db, query, { before: NEWEST, limit });
  if (entries.length > MAX_SHEET_ROWS) throw new FailureError(422, "fileTooLong");
  return entriesSheet(entries, language, names);
}

/** Codes of programmes and operators in the register, with the titles of products. */
async function registerNames(db: Database, language: Language): Promise<RegisterNames> {
  const products = await db.select({ code: product.code, title: product.title }).from(product);
  const titles = new Map(products.map(({ code, title }) => [code, title[language]]));
  return { ...(await registerCodes(db)), titleOf: (code) => titles.get(code) ?? code };
}
