import { randomUUID } from "node:crypto";
import type { Language } from "@sughurta/domain";
import { sendSheet } from "#src/desk/shell/desk-file.ts";
import { deskPage, deskPages, deskResponse, type Submission } from "#src/desk/shell/desk-page.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { MAX_SHEET_ROWS, SHEET_FORMATS, type Sheet } from "#src/reports/files/sheet-file.ts";
import {
  readRegister,
  readSellers,
  registerCodes,
  registerEntries,
  registerStatus,
  sourcesOfPolicies,
} from "#src/reports/premiums/premium-register.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type RegisterChoice, registerChoice, registerQuery } from "./premium-choice.ts";
import { entriesSheet, linesSheet } from "./premium-sheets.ts";
import {
  type EntriesFacts,
  entriesView,
  type RegisterFacts,
  type RegisterNames,
  registerView,
} from "./premium-view.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

const SHOWN_ENTRIES = 50;
const NEWEST = Number.MAX_SAFE_INTEGER;

/** Whether the choice contains sales by staff. */
const isOfStaff = ({ channel }: RegisterChoice) => channel === undefined || channel === "staff";

const choiceIn = (service: Needs, desk: DeskRequest) => registerChoice(desk, getToday(service));

async function readLines(service: Needs, desk: DeskRequest): Promise<RegisterFacts> {
  const { db } = service;
  const choice = choiceIn(service, desk);
  return {
    choice,
    lines: await readRegister(db, choice.group, registerQuery(choice)),
    sellers: isOfStaff(choice) ? await readSellers(db, registerQuery(choice)) : [],
    names: await registerNames(db, desk.language),
    status: await registerStatus(db),
  };
}

async function readEntries(service: Needs, desk: DeskRequest): Promise<EntriesFacts> {
  const { db } = service;
  const choice = choiceIn(service, desk);
  const given = Number(desk.query.before);
  const before = Number.isSafeInteger(given) && given > 0 ? given : NEWEST;
  const limit = SHOWN_ENTRIES + 1;
  const found = await registerEntries(db, registerQuery(choice), { before, limit });
  return {
    choice,
    entries: found.slice(0, SHOWN_ENTRIES),
    names: await registerNames(db, desk.language),
    hasMore: found.length > SHOWN_ENTRIES,
  };
}

/** The lines or the entries of a period as a file; each download is recorded. Throws 404 or 422. */
async function sendFile({ service, deskContext, desk }: Submission<Needs>): Promise<Response> {
  const { actor, query, language } = desk;
  const choice = choiceIn(service, desk);
  const format = SHEET_FORMATS.find((one) => one === query.format);
  const what = (["lines", "entries"] as const).find((one) => one === query.what);
  if (!format || !what) throw notFound();
  const sheet = await readSheet(service.db, what, choice, language);
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
  return sendSheet(sheet, format, `${sheet.name}-${from}-${to}`);
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
  const sources = await sourcesOfPolicies(db, [...new Set(entries.map((one) => one.policyNumber))]);
  return entriesSheet(entries, language, names, sources);
}

/** Codes of programmes and operators in the register, with the titles of products. */
async function registerNames(db: Database, language: Language): Promise<RegisterNames> {
  const products = await db.select({ code: product.code, title: product.title }).from(product);
  const titles = new Map(products.map(({ code, title }) => [code, title[language]]));
  return { ...(await registerCodes(db)), getTitle: (code) => titles.get(code) ?? code };
}

/** Pages of the premium register: its lines, its entries, and both as files. */
export const premiumPages = deskPages(
  deskPage<Needs, RegisterFacts>({
    path: "/registers",
    permission: "seeRegisters",
    facts: readLines,
    view: registerView,
  }),
  deskPage<Needs, EntriesFacts>({
    path: "/registers/entries",
    permission: "seeRegisters",
    facts: readEntries,
    view: entriesView,
  }),
  deskResponse<Needs>({
    method: "post",
    path: "/registers/file",
    permission: "seeRegisters",
    respond: sendFile,
  }),
);
