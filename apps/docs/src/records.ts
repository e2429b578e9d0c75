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

/** Records to read first, with the question that each answers. */
const START_HERE: readonly (readonly [id: string, question: string])[] = [
  ["ADR-0001", "Which package may import which?"],
  ["ADR-0009", "Why can every page be cached?"],
  ["ADR-0218", "When is a payment finished, and what can staff decide about money?"],
  ["ADR-0250", "How is the code of sales divided?"],
  ["ADR-0261", "What runs in the background, and what happens after a crash?"],
];

/** The index of the records, as `adr/index.md` holds it: those to read first, those in force, and replaced ones. */
export function recordIndex(records: readonly DecisionRecord[]): string {
  const inForce = records.filter(({ isReplaced }) => !isReplaced);
  const replaced = records.filter(({ isReplaced }) => isReplaced);
  return [
    "# Records of decisions",
    "",
    "One page each: what was decided, why, what it costs, and what was not taken. A decision that no longer holds keeps its page",
    "and names the one that replaced it. The specification's own decisions are in [0-decisions](../spec/0-decisions.md).",
    "",
    "This page is written by `pnpm --filter @sughurta/docs index`.",
    "",
    "## Start here",
    "",
    ...START_HERE.map(([id, question]) => startLine(records, id, question)),
    "",
    "## In force",
    "",
    ...tableOf(inForce),
    "",
    "## Replaced",
    "",
    ...tableOf(replaced),
    "",
  ].join("\n");
}

/** Throws for a record that does not exist or is no longer in force. */
function startLine(records: readonly DecisionRecord[], id: string, question: string): string {
  const record = records.find((one) => one.id === id && !one.isReplaced);
  if (!record) throw new Error(`${id} is listed under "Start here", but not in force`);
  return `- ${question} [${id}: ${record.title}](./${record.file})`;
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
