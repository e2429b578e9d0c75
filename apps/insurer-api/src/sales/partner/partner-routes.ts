import { partnerDirectory, partnerReport, partnerReportFile } from "@sughurta/contracts/partner";
import { FailureError } from "#src/platform/http/failure-error.ts";
import { answer, type Route, route } from "#src/platform/http/route.ts";
import type { Service } from "#src/sales/service.ts";
import { partnerOfSecret } from "./partner-of-secret.ts";
import {
  REPORT_PAGE,
  type ReportDays,
  reportEntries,
  reportTotals,
  toReportLine,
  toReportTotal,
} from "./partner-report.ts";
import { readDirectory } from "./read-directory.ts";
import { reportCsv } from "./report-csv.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

function checkDays({ from, to }: ReportDays): void {
  if (from > to) throw new FailureError(422, "partnerReportDays");
}

/** What the gateway knows partners by, and what partners read of their sales; a withdrawn one reads on. */
export function partnerAccountRoutes(service: Needs): Route[] {
  const { db } = service;
  return [
    route(partnerDirectory, async () => answer(200, { partners: await readDirectory(service) })),
    route(partnerReport, async ({ headers, query: { from, to, after = "0" } }) => {
      const { code } = await partnerOfSecret(service, headers);
      checkDays({ from, to });
      const entries = await reportEntries(db, code, { from, to }, Number(after));
      const totals = await reportTotals(db, code, { from, to });
      const next = entries.length < REPORT_PAGE ? undefined : entries.at(-1)?.position;
      return answer(200, {
        partner: code,
        livemode: !service.config.isTest,
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
      return answer(200, ReadableStream.from(reportCsv(db, code, { from, to })), {
        "Content-Disposition": `attachment; filename="${file}"`,
      });
    }),
  ];
}
