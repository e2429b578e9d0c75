import type { Language } from "@sughurta/domain";
import type * as z from "zod/mini";
import type { MarkupFault } from "#src/content/schema/markup-fault.ts";
import type { FieldFaults } from "#src/desk/pages/field-faults.ts";
import { pathLabel } from "./content-labels.ts";
import { contentTexts } from "./content-texts.ts";

/** Converts schema issues of an item into error messages for the editor. */
export function contentFaults(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): FieldFaults {
  return new Map(
    issues.map((issue) => {
      const path = issue.path.join(".");
      return [path, { place: pathLabel(path, language), text: faultText(issue, language) }];
    }),
  );
}

function faultText(issue: z.core.$ZodIssue, language: Language): string {
  const { wrong, markup, line } = contentTexts[language];
  if (issue.code === "custom") {
    // The only custom checks of content are those of markup and links; they carry the fault as parameters.
    const fault = issue.params as MarkupFault | undefined;
    if (!fault) return wrong.value;
    const said = markup[fault.fault](fault.tag);
    return fault.line === undefined ? said : `${line} ${fault.line}: ${said}`;
  }
  if (issue.code === "invalid_type" && issue.expected === "int") return wrong.number;
  if (issue.code === "invalid_type" && issue.expected === "number") return wrong.number;
  if (issue.code === "invalid_format" && issue.format === "date") return wrong.day;
  if (issue.code === "invalid_format") {
    return issue.path.at(-1) === "coords" ? wrong.coords : wrong.slug;
  }
  return wrong.value;
}
