import type { PassportReading } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { passportTexts } from "./passport-texts.ts";
import { otherDocument, type PassportForm } from "./passport-to-fields.ts";
import { useDocumentName } from "./use-field-words.ts";

export interface OtherDocumentProps {
  readonly reading: PassportReading;
  readonly asked: PassportForm;
}

/** Says that the form asks for another document than the passport, whose number stays to be typed. */
export function OtherDocument({ reading, asked }: OtherDocumentProps) {
  const { t } = useTexts(passportTexts);
  const getName = useDocumentName();
  const read = otherDocument(reading, asked);
  if (read === undefined) return null;
  const names = (asked.docTypes ?? []).map((type) => getName(type));
  return t("otherDocument", { read: getName(read), asked: names.join(", ") });
}
