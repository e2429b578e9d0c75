import { randomUUID } from "node:crypto";
import { daysBetween, isIsoDate } from "@sughurta/domain";
import { isoDay } from "#src/desk/shell/day-field.ts";
import { sendSheet } from "#src/desk/shell/desk-file.ts";
import { deskPage, deskPages, deskResponse, type Submission } from "#src/desk/shell/desk-page.ts";
import { readTexts } from "#src/desk/shell/form-fields.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { EXPORT_KINDS } from "#src/platform/database/schema/reports.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import { getToday } from "#src/platform/platform.ts";
import { lastPeriod, readDeliveries, sendAgain } from "#src/reports/exports/deliver-exports.ts";
import { exportName, exportSheet, MAX_EXPORT_DAYS } from "#src/reports/exports/export-files.ts";
import { SHEET_FORMATS } from "#src/reports/files/sheet-file.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type ExportFacts, exportView } from "./export-view.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "senders">;

const SHOWN_DELIVERIES = 50;
const PAGE = "/registers/exports";

/** A file of the chosen days; each download is recorded. Redirects to the page if it is refused. Throws 404. */
async function download({ service, deskContext, desk }: Submission<Needs>) {
  const form = await readForm(desk.request);
  const text = readTexts(form);
  const format = SHEET_FORMATS.find((one) => one === text("format"));
  const kind = EXPORT_KINDS.find((one) => one === text("kind"));
  if (!format || !kind) throw notFound();
  const period = { from: isoDay(text("from")), to: isoDay(text("to")) };
  try {
    const sheet = await exportSheet(service, kind, requirePeriod(period));
    await service.db.transaction((tx) =>
      deskContext.record(tx, {
        decisionId: randomUUID(),
        actor: desk.actor,
        action: "export.download",
        subject: `export:${exportName(kind, period)}`,
        reason: format,
      }),
    );
    return await sendSheet(sheet, format);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const typed = new URLSearchParams({ problem: error.code, kind, ...period });
    return desk.address(`${PAGE}?${typed}`);
  }
}

function requirePeriod(period: { readonly from: string; readonly to: string }) {
  const { from, to } = period;
  const isPeriod = isIsoDate(from) && isIsoDate(to) && from <= to;
  if (!isPeriod || daysBetween(from, to) >= MAX_EXPORT_DAYS) {
    throw new FailureError(422, "periodWrong");
  }
  return period;
}

/** The page of files with a fixed layout, for accounting and the regulator. */
export const exportPages = deskPages(
  deskPage<Needs, ExportFacts>({
    path: PAGE,
    permission: "seeRegisters",
    async facts(service, { query }) {
      const { targets, every } = service.config.exports;
      const last = lastPeriod("month", getToday(service));
      const typed = (name: "from" | "to") => {
        const value = query[name] ?? "";
        return isIsoDate(value) ? value : last[name];
      };
      return {
        kind: EXPORT_KINDS.find((one) => one === query.kind) ?? "journal",
        period: { from: typed("from"), to: typed("to") },
        every,
        targets: targets.map(({ name }) => name),
        deliveries: await readDeliveries(service.db, SHOWN_DELIVERIES),
      };
    },
    view: exportView,
    commandPermission: "reconcileStatements",
    about(_service, _desk, { text }) {
      const id = text("delivery");
      if (!isIdentifier(id)) throw notFound();
      return { subject: `exportDelivery:${id}` };
    },
    commands: {
      sendAgain: {
        action: "export.sendAgain",
        run: (service, { form: { text } }) => sendAgain(service, text("delivery")),
      },
    },
  }),
  deskResponse<Needs>({
    method: "post",
    path: `${PAGE}/file`,
    permission: "seeRegisters",
    respond: download,
  }),
);
