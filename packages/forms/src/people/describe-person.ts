import { toDocType } from "@sughurta/domain/person";
import type { Translate } from "@sughurta/i18n";
import { DOCUMENT_WORDS } from "./document/document-fields.ts";
import type { PeopleTexts } from "./texts/people-texts.ts";

/** A form's gender in words; `""` while none is chosen. */
export function genderText(gender: string, t: Translate<PeopleTexts>): string {
  if (gender === "f") return t("female");
  return gender === "m" ? t("male") : "";
}

/** A form's document in words: type, series, number; `""` while no type is chosen. */
export function documentText(
  document: { readonly docType: string; readonly series: string; readonly docNumber: string },
  t: Translate<PeopleTexts>,
): string {
  const type = toDocType(document.docType);
  if (type === undefined) return "";
  const number = [document.series, document.docNumber].filter(Boolean).join(" ");
  return `${t(`document.${DOCUMENT_WORDS[type]}.name`)}, ${number}`;
}
