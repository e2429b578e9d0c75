import type { PassportField } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { peopleTexts } from "../texts/people-texts.ts";

/** Names of fields in a sentence, by the labels that they have in the form. */
export function useFieldWords(): (fields: readonly PassportField[]) => string {
  const { t } = useTexts(peopleTexts);
  const words: Readonly<Record<PassportField, string>> = {
    lastName: t("name.lastName"),
    firstName: t("name.firstName"),
    patronymic: t("name.patronymic"),
    birthDate: t("birthDate"),
    gender: t("gender"),
    docType: t("document.type"),
    docNumber: t("document.any.number"),
    validTo: t("document.validTo"),
  };
  return (fields) => fields.map((field) => words[field].toLowerCase()).join(", ");
}
