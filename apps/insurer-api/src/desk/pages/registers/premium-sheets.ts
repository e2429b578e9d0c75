import type { Language, Visit } from "@sughurta/domain";
import type { PremiumEntry } from "#src/platform/database/schema/reports.ts";
import type { Sheet, SheetColumn } from "#src/reports/files/sheet-file.ts";
import {
  type PolicySource,
  REGISTER_COLUMNS,
  type RegisterGroup,
  type RegisterLine,
} from "#src/reports/premiums/premium-register.ts";
import { lineName, type RegisterNames } from "./premium-view.ts";
import { registerTexts } from "./register-texts.ts";

const money = (label: string): SheetColumn => ({ label, kind: "money" });
const text = (label: string): SheetColumn => ({ label, kind: "text" });

/** The lines of the register as a file: name or day, code, sums, currency. */
export function linesSheet(
  group: RegisterGroup,
  lines: readonly RegisterLine[],
  language: Language,
  names: RegisterNames,
): Sheet {
  const texts = registerTexts[language];
  const isDay = group === "day";
  const head: SheetColumn[] = isDay
    ? [{ label: texts.day, kind: "day" }]
    : [text(texts.groups[group]), text(texts.code)];
  const sums = REGISTER_COLUMNS.map((column): SheetColumn => {
    const isCount = column === "sold" || column === "cancelled";
    return { label: texts.columns[column], kind: isCount ? "number" : "money" };
  });
  return {
    name: texts.fileOfLines,
    columns: [...head, ...sums, text(texts.currency)],
    rows: lines.map((line) => [
      ...(isDay ? [line.key] : [lineName(group, line.key, language, names), line.key]),
      ...REGISTER_COLUMNS.map((column) => line[column]),
      line.currency,
    ]),
  };
}

/** A visit as `source / medium / campaign`, or the partner and promo code of its link. */
function visitText(visit: Visit | undefined): string {
  if (!visit) return "";
  const { source, medium, campaign, partner, coupon } = visit;
  return [source, medium, campaign, partner, coupon].filter(Boolean).join(" / ");
}

/** Entries of the register as a file, with how the policies were sold. */
export function entriesSheet(
  entries: readonly PremiumEntry[],
  language: Language,
  names: RegisterNames,
  sources: ReadonlyMap<string, PolicySource> = new Map(),
): Sheet {
  const texts = registerTexts[language];
  const { programme, channel, operator } = texts.groups;
  const day = (label: string): SheetColumn => ({ label, kind: "day" });
  return {
    name: texts.fileOfEntries,
    columns: [
      text(texts.policy),
      day(texts.day),
      text(texts.what),
      text(programme),
      text(texts.code),
      text(channel),
      text(operator),
      day(texts.start),
      day(texts.end),
      money(texts.change),
      money(texts.columns.refundedDiram),
      money(texts.columns.commissionDiram),
      text(texts.currency),
      text(texts.firstVisit),
      text(texts.lastVisit),
      text(texts.seller),
    ],
    rows: entries.map((entry) => [
      entry.policyNumber,
      entry.bookedOn,
      texts.kinds[entry.kind],
      lineName("programme", entry.productCode, language, names),
      entry.productCode,
      texts.channels[entry.channel],
      lineName("operator", entry.operator, language, names),
      entry.startDate,
      entry.endDate,
      entry.changeDiram,
      entry.refundedDiram,
      entry.commissionDiram,
      entry.currency,
      visitText(sources.get(entry.policyNumber)?.visits?.first),
      visitText(sources.get(entry.policyNumber)?.visits?.last),
      sources.get(entry.policyNumber)?.soldBy ?? "",
    ]),
  };
}
