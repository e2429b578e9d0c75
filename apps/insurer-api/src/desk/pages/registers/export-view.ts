import { formatDate } from "@sughurta/domain";
import { html } from "hono/html";
import { dayField } from "#src/desk/shell/day-field.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { badge, deskTable, momentText } from "#src/desk/shell/elements.ts";
import { decisionField } from "#src/desk/shell/form-fields.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import type { Config } from "#src/platform/config/config.ts";
import {
  EXPORT_KINDS,
  type ExportDelivery,
  type ExportKind,
} from "#src/platform/database/schema/reports.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { type ExportPeriod, exportColumns } from "#src/reports/exports/export-files.ts";
import { EXPORT_NAMES } from "#src/reports/exports/export-mail-texts.ts";
import { SHEET_FORMATS } from "#src/reports/files/sheet-file.ts";
import { exportTexts } from "./export-texts.ts";
import { registerTabs } from "./register-tabs.ts";

/** The proposed file and period, the places to which files are sent, and the newest of the sent files. */
export interface ExportFacts {
  readonly kind: ExportKind;
  readonly period: ExportPeriod;
  readonly every: Config["exports"]["every"];
  /** Names of the places. */
  readonly targets: readonly string[];
  readonly deliveries: readonly ExportDelivery[];
}

/** Files for accounting and the regulator: downloads, and what was sent. */
export function exportView(desk: StaffRequest, facts: ExportFacts): DeskPage {
  const texts = exportTexts[desk.language];
  const body = html`${registerTabs(desk, "exports")}<p>${texts.intro}</p>${downloadForm(desk, facts)}${sentFiles(desk, facts)}`;
  return { title: texts.title, body };
}

function downloadForm(desk: DeskRequest, { kind: chosen, period: { from, to } }: ExportFacts) {
  const { language } = desk;
  const texts = exportTexts[language];
  const choices = EXPORT_KINDS.map(
    (kind) =>
      html`<option value="${kind}" ${kind === chosen ? "selected" : ""}>${EXPORT_NAMES[language][kind]}</option>`,
  );
  const layouts = EXPORT_KINDS.map(
    (kind) =>
      html`<dt>${EXPORT_NAMES[language][kind]}</dt><dd>${texts.about[kind]}: <code>${exportColumns(kind).join(", ")}</code></dd>`,
  );
  const buttons = SHEET_FORMATS.map(
    (format) =>
      html`<button class="${format === "csv" ? "main" : ""}" name="format" value="${format}">${texts.download}, ${format.toUpperCase()}</button>`,
  );
  return html`<section class="card"><form class="desk-filter" method="post" action="${desk.address("/registers/exports/file")}">
    <label>${texts.file} <select name="kind">${choices}</select></label>
    ${dayField(language, texts.from, { name: "from", value: from, required: true })}
    ${dayField(language, texts.to, { name: "to", value: to, required: true })}
    ${buttons}</form><dl class="desk-layouts">${layouts}</dl></section>`;
}

function sentFiles(desk: DeskRequest, { every, targets, deliveries }: ExportFacts) {
  const { language } = desk;
  const texts = exportTexts[language];
  const plan =
    targets.length === 0
      ? texts.notSent
      : fill(texts.sentTo, { every: texts.every[every], targets: targets.join(", ") });
  const maySend = desk.may("reconcileStatements");
  const rows = deliveries.map((one) => [
    `${formatDate(one.firstDay)} – ${formatDate(one.lastDay)}`,
    EXPORT_NAMES[language][one.kind],
    one.target,
    html`<span>${stateView(desk, one)}</span>`,
    ...(maySend ? [sendAgainForm(desk, one)] : []),
  ]);
  const columns = [texts.period, texts.file, texts.target, texts.state];
  const table =
    rows.length === 0
      ? html`<p>${texts.none}</p>`
      : html`<div class="desk-register">${deskTable(texts.sent, maySend ? [...columns, texts.send] : columns, rows)}</div>`;
  return html`<section class="card"><h2>${texts.sent}</h2><p>${plan}</p>${table}</section>`;
}

function stateView(desk: DeskRequest, { state, failure, rowCount, deliveredAt }: ExportDelivery) {
  const texts = exportTexts[desk.language];
  if (deliveredAt) {
    return html`${badge("success", texts.delivered)} ${momentText(desk, deliveredAt)}, ${fill(texts.rows, { count: rowCount ?? 0 })}`;
  }
  const reason =
    failure === "" ? "" : (texts.failures[failure] ?? fill(texts.otherFailure, { code: failure }));
  return state === "failed"
    ? html`${badge("danger", texts.failed)} ${reason}`
    : html`${badge("info", texts.waiting)} ${reason}`;
}

function sendAgainForm(desk: DeskRequest, { id, state }: ExportDelivery) {
  const texts = exportTexts[desk.language];
  if (state === "waiting") return "";
  return html`<form method="post" action="${desk.address("/registers/exports")}">${decisionField()}<input type="hidden" name="delivery" value="${id}"><button name="command" value="sendAgain">${texts.again}</button></form>`;
}
