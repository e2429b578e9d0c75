import type { Language } from "@sughurta/domain";
import { MAX_BOX_MONTHS, MAX_INSURED_AGE } from "@sughurta/domain/box";
import type * as z from "zod/mini";
import type { OfferFault } from "#src/content/schema/box-schemas.ts";
import { contentFaults } from "#src/desk/pages/content/content-form.ts";
import { pathLabel } from "#src/desk/pages/content/content-labels.ts";
import { contentTexts } from "#src/desk/pages/content/content-texts.ts";
import type { FieldFaults } from "#src/desk/shell/form-fields.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { boxFormTexts } from "./texts/box-form-texts.ts";

type Wrong = (typeof boxFormTexts)["ru"]["wrong"];
type FaultCode = Exclude<keyof Wrong, "offer">;

/** Reasons for a refused field by the last part of its path. */
const BY_FIELD: Readonly<Record<string, FaultCode>> = {
  productCode: "code",
  termsFile: "pdf",
  mainImg: "picture",
  categories: "category",
  covers: "covers",
  insures: "choice",
  reporting: "choice",
  kind: "choice",
  per: "choice",
  activeMonths: "months",
  tripDays: "days",
  waitingDays: "days",
  payouts: "days",
};

function toText(path: string, issue: z.core.$ZodIssue, language: Language): string {
  const texts = boxFormTexts[language].wrong;
  const { violation } = (issue.code === "custom" ? issue.params : {}) as Partial<OfferFault>;
  if (violation !== undefined) return texts.offer[violation];
  const field = path.split(".").at(-1) ?? "";
  if (field === "slug") return contentTexts[language].wrong.slug;
  if (path.startsWith("sale.insuredAges")) return fill(texts.age, { max: MAX_INSURED_AGE });
  return fill(texts[BY_FIELD[field] ?? "positive"], { max: MAX_BOX_MONTHS });
}

/** Faults of a box in the words of its form; those of its texts are explained as in every form of content. */
export function boxFaults(
  issues: readonly z.core.$ZodIssue[],
  missing: readonly (readonly [path: string, code: FaultCode])[],
  language: Language,
): FieldFaults {
  const fault = (path: string, text: string) =>
    [path, { place: pathLabel(path, language), text }] as const;
  const markup = issues.filter(({ path }) => path[0] === "fullDesc");
  const others = issues.filter((issue) => !markup.includes(issue));
  return new Map([
    ...missing.map(([path, code]) => fault(path, boxFormTexts[language].wrong[code])),
    ...others.map((issue) => {
      const path = issue.path.join(".");
      return fault(path, toText(path, issue, language));
    }),
    ...contentFaults(markup, language),
  ]);
}

/** Fields that a box needs beyond its schema: texts in every offered language, and a category. */
export function missingParts(
  data: Readonly<Record<string, unknown>>,
  languages: readonly Language[],
): (readonly [path: string, code: FaultCode])[] {
  const empty = getTextPaths(data, "")
    .filter(([path, texts]) => path !== "fullDesc" && languages.some((one) => !texts[one]))
    .flatMap(([path, texts]) =>
      languages.filter((one) => !texts[one]).map((one) => [`${path}.${one}`, "empty"] as const),
    );
  const { categories, mainImg } = data;
  return [
    ...empty.filter(([path]) => !path.startsWith("name.")),
    ...(Array.isArray(categories) && categories.length > 0
      ? []
      : [["categories", "category"] as const]),
    ...(mainImg === "" || /^\/files\/[\w.-]+$/.test(String(mainImg))
      ? []
      : [["mainImg", "picture"] as const]),
  ];
}

/** Every text of a value in several languages, with its path. */
function getTextPaths(
  value: unknown,
  path: string,
): (readonly [string, Readonly<Record<string, string>>])[] {
  if (typeof value !== "object" || value === null) return [];
  if ("ru" in value && "tg" in value) return [[path, value as Readonly<Record<string, string>>]];
  return Object.entries(value).flatMap(([name, part]) =>
    getTextPaths(part, path === "" ? name : `${path}.${name}`),
  );
}
