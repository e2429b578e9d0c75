import { formatDate, isIsoDate } from "@sughurta/domain";
import { countryByCode, countryLabel } from "@sughurta/domain/countries";
import { type DocType, type PassportField, toDocType } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { DOCUMENT_WORDS } from "../document/document-fields.ts";
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
    citizenship: t("citizenship"),
    docType: t("document.type"),
    docNumber: t("document.any.number"),
    validTo: t("document.validTo"),
  };
  return (fields) => fields.map((field) => words[field].toLowerCase()).join(", ");
}

/** Name of a type of document. */
export function useDocumentName(): (type: DocType) => string {
  const { t } = useTexts(peopleTexts);
  return (type) => t(`document.${DOCUMENT_WORDS[type]}.name`);
}

/** A value in words. */
export function useValueText(): (field: PassportField, value: string) => string {
  const { t, language } = useTexts(peopleTexts);
  const documentName = useDocumentName();
  return (field, value) => {
    if (field === "gender") return t(value === "f" ? "female" : "male");
    const country = field === "citizenship" ? countryByCode(value) : undefined;
    if (country) return countryLabel(country, language);
    const docType = field === "docType" ? toDocType(value) : undefined;
    if (docType !== undefined) return documentName(docType);
    return isIsoDate(value) ? formatDate(value) : value;
  };
}
