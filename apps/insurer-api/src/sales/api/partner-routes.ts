import {
  createPrefill,
  type PartnerReportLine,
  partnerDirectory,
  partnerReport,
  partnerReportFile,
  takePrefill,
} from "@sughurta/contracts/partner";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { readDirectory } from "#src/sales/orders/partner-directory.ts";
import { partnerOfSecret } from "#src/sales/orders/partner-keys.ts";
import {
  consumePrefill,
  type PrefillNeeds,
  storePrefill,
} from "#src/sales/orders/partner-prefill.ts";
import {
  REPORT_PAGE,
  type ReportDays,
  reportEntries,
  reportTotals,
  toReportLine,
  toReportTotal,
} from "#src/sales/policies/partner-report.ts";
import type { Service } from "#src/sales/ports/service.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

function checkDays({ from, to }: ReportDays): void {
  if (from > to) throw new FailureError(422, "partnerReportDays");
}

/**
 * Partner directory for the gateway, and sales reports for partners; a withdrawn partner can still read its reports.
 */
export function partnerAccountRoutes(service: Needs): Route[] {
  const { db } = service;
  return [
    route(partnerDirectory, async () => respond(200, { partners: await readDirectory(service) })),
    route(partnerReport, async ({ headers, query: { from, to, after = "0" } }) => {
      const { code } = await partnerOfSecret(service, headers);
      checkDays({ from, to });
      const entries = await reportEntries(db, code, { from, to }, Number(after));
      const totals = await reportTotals(db, code, { from, to });
      const next = entries.length < REPORT_PAGE ? undefined : entries.at(-1)?.position;
      return respond(200, {
        partner: code,
        livemode: !service.config.specimens,
        from,
        to,
        totals: totals.map(toReportTotal),
        lines: entries.map(toReportLine),
        ...(next === undefined ? {} : { next }),
      });
    }),
    route(partnerReportFile, async ({ headers, query: { from, to } }) => {
      const { code } = await partnerOfSecret(service, headers);
      checkDays({ from, to });
      const file = `${code}-${from}-${to}.csv`;
      return respond(200, ReadableStream.from(reportCsv(db, code, { from, to })), {
        "Content-Disposition": `attachment; filename="${file}"`,
      });
    }),
  ];
}

const TAKE_RULE = { max: 10, windowSeconds: 60 };

/** Prefill data of a visitor, sent from the partner's server to the shop on the partner's page (ADR-0050). */
export function prefillRoutes(service: PrefillNeeds): Route[] {
  return [
    route(
      createPrefill,
      async ({ headers, body }) => {
        const { code, withdrawnAt } = await partnerOfSecret(service, headers);
        // A withdrawn partner sells nothing, so its prefill data could never be used.
        if (withdrawnAt) throw new FailureError(401, "partnerSecretWrong");
        const { token, expiresAt } = await storePrefill(service, code, body);
        return respond(201, { token, expiresAt: expiresAt.toISOString() });
      },
      { room: "spare" },
    ),
    route(
      takePrefill,
      async ({ body: { token, partner } }) => {
        const known = partner && (await consumePrefill(service, partner, token));
        if (!known) throw notFound();
        return respond(200, known);
      },
      { limit: TAKE_RULE },
    ),
  ];
}

const COLUMNS = [
  "position",
  "kind",
  "booked_on",
  "policy_number",
  "product",
  "partner_reference",
  "amount",
  "currency",
  "share_percent",
  "commission",
] as const;

/** Marks the file as UTF-8 for spreadsheets, whatever the code page of the computer is. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A spreadsheet executes a cell that begins like this; the reference comes from a page and is untrusted. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** A spreadsheet converts such a text to a number and drops leading zeros, or digits beyond the fifteenth. */
const LIKE_A_NUMBER = /^\d+(?:[.,eE]\d+)?$/;

function textCell(text: string): string {
  if (LIKE_A_NUMBER.test(text)) return `"=""${text}"""`;
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const AMOUNT_DIGITS = 2;

/** A line of the file with its line break (RFC 4180). */
export function csvLine(line: PartnerReportLine): string {
  const { position, kind, bookedOn, policyNumber, product, currency, sharePercent } = line;
  const texts = [policyNumber, product, line.partnerReference ?? ""].map(textCell);
  const amount = line.amount.toFixed(AMOUNT_DIGITS);
  const commission = line.commission.toFixed(AMOUNT_DIGITS);
  const figures = [amount, currency, sharePercent, commission];
  return `${[position, kind, bookedOn, ...texts, ...figures].join(",")}\r\n`;
}

/** All lines of a report as CSV, read page by page. */
export async function* reportCsv(
  db: Database,
  partnerCode: string,
  days: ReportDays,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${BYTE_ORDER_MARK}${COLUMNS.join(",")}\r\n`);
  let after = 0;
  for (;;) {
    const entries = await reportEntries(db, partnerCode, days, after);
    if (entries.length > 0) yield encoder.encode(entries.map(toReportLine).map(csvLine).join(""));
    after = entries.at(-1)?.position ?? after;
    if (entries.length < REPORT_PAGE) return;
  }
}
