import type { Language } from "@sughurta/domain";
import type * as z from "zod/mini";
import type { FieldFaults } from "#src/desk/pages/field-faults.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import type { BrokenRule } from "#src/products/tariff/figures.ts";
import { placeLabel } from "./tariff-labels.ts";
import { tariffTexts } from "./tariff-texts.ts";

/** Converts schema issues of tariff figures into messages for staff; the first issue of each field. */
export function tariffFaults(issues: readonly z.core.$ZodIssue[], language: Language): FieldFaults {
  const faults = new Map<string, { readonly place: string; readonly text: string }>();
  for (const issue of issues) {
    const field = fieldOf(issue.path);
    const fault = { place: placeLabel(issue.path, language), text: faultText(issue, language) };
    if (!faults.has(field)) faults.set(field, fault);
  }
  return faults;
}

/** A list of codes is one field. */
const fieldOf = (path: readonly PropertyKey[]) =>
  (typeof path.at(-1) === "number" ? path.slice(0, -1) : path).join(".");

function faultText(issue: z.core.$ZodIssue, language: Language): string {
  const { wrong } = tariffTexts[language];
  switch (issue.code) {
    case "custom": {
      // The only custom checks of tariffs are those of their rules; they carry the rule as parameters.
      const { rule, than = [] } = issue.params as unknown as BrokenRule;
      const beside = than[0] === issue.path[0] ? than.slice(1) : than;
      return fill(wrong[rule], { than: placeLabel(beside, language) });
    }
    case "too_small":
      return fill(issue.inclusive ? wrong.atLeast : wrong.above, { limit: `${issue.minimum}` });
    case "too_big":
      return fill(wrong.atMost, { limit: `${issue.maximum}` });
    case "invalid_format":
      return wrong.code;
    default:
      return wrong.number;
  }
}
