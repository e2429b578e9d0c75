import { formatDate, type Language } from "@sughurta/domain";
import type { ExportKind } from "#src/platform/database/schema/reports.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import type { ExportPeriod } from "./export-files.ts";

/** Names of the files, also at the desk. */
export const EXPORT_NAMES: Readonly<Record<Language, Readonly<Record<ExportKind, string>>>> = {
  ru: { journal: "Журнал для бухгалтерии", policies: "Реестр полисов" },
  tg: { journal: "Маҷаллаи муҳосибӣ", policies: "Феҳристи полисҳо" },
  en: { journal: "Accounting journal", policies: "Register of policies" },
};

const BODIES: Readonly<Record<Language, string>> = {
  ru: "{{name}} за {{from}} – {{to}} приложен к этому письму. Столбцы файла описаны в руководстве по отчётам. Отвечать на письмо не нужно.",
  tg: "{{name}} барои {{from}} – {{to}} ба ин нома замима шудааст. Сутунҳои файл дар дастури ҳисоботҳо тавсиф шудаанд. Ба нома ҷавоб додан лозим нест.",
  en: "The file “{{name}}” for {{from}} – {{to}} is attached to this email. Its columns are described in the guide to reports. No reply is needed.",
};

/** Subject and text of the email that brings a file. */
export function exportMailTexts(language: Language, kind: ExportKind, period: ExportPeriod) {
  const name = EXPORT_NAMES[language][kind];
  const [from, to] = [formatDate(period.from), formatDate(period.to)];
  const body = fill(BODIES[language], { name, from, to });
  return { subject: `${name}, ${from} – ${to}`, body };
}
