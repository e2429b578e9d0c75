import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DOCS } from "./folders.ts";

/** A record of a decision. */
export type DecisionRecord = {
  /** `ADR-0061` */
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly isReplaced: boolean;
  /** ISO date on which it was decided. */
  readonly date: string;
  /** Name of its file in `adr`. */
  readonly file: string;
};

const HEAD =
  /^# (?<id>ADR-\d{4}): (?<title>.+)\n\nStatus: (?<status>.+)\. Date: (?<date>[\d-]+)\.\n/;
const STATUS =
  /^(?:accepted(?:, in part replaced by ADR-\d{4}(?:, ADR-\d{4})*)?|replaced by ADR-\d{4}(?:, ADR-\d{4})*)$/;

/** All records by number; throws for one whose head is not that of a record. */
export function readRecords(): DecisionRecord[] {
  return globSync("[0-9]*.md", { cwd: join(DOCS, "adr") })
    .sort()
    .map((file) => recordOf(file, readFileSync(join(DOCS, "adr", file), "utf8")));
}

/** A record from its file; throws where the head lacks title, status or date, or names another number than the file. */
export function recordOf(file: string, text: string): DecisionRecord {
  const { id = "", title = "", status = "", date = "" } = HEAD.exec(text)?.groups ?? {};
  if (id !== `ADR-${file.slice(0, 4)}` || !STATUS.test(status) || Number.isNaN(Date.parse(date))) {
    throw new Error(
      `adr/${file} does not begin with "# ADR-${file.slice(0, 4)}: title", then "Status: accepted. Date: 2026-11-23."`,
    );
  }
  return { id, title, status, isReplaced: status.startsWith("replaced"), date, file };
}

/** The index of the records, as `adr/index.md` holds it: those that hold, then those that were replaced. */
export function recordIndex(records: readonly DecisionRecord[]): string {
  const standing = records.filter(({ isReplaced }) => !isReplaced);
  const replaced = records.filter(({ isReplaced }) => isReplaced);
  return [
    "# Records of decisions",
    "",
    "One page each: what was decided, why, what it costs, and what was not taken. A decision that no longer holds keeps its page",
    "and names the one that replaced it. The specification's own decisions are in [0-decisions](../spec/0-decisions.md).",
    "",
    "This page is written by `pnpm --filter @sughurta/docs index`.",
    "",
    "## In force",
    "",
    ...tableOf(standing),
    "",
    "## Replaced",
    "",
    ...tableOf(replaced),
    "",
  ].join("\n");
}

/** A table whose columns are as wide as the formatter makes them. */
function tableOf(records: readonly DecisionRecord[]): string[] {
  const rows = [
    ["Record", "Decision", "Date", "Status"],
    ...records.map(({ id, title, date, status, file }) => [
      `[${id}](./${file})`,
      title,
      date,
      status,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)];
}
