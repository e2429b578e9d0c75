import { useTexts } from "@sughurta/i18n";
import { Alert, ErrorSummary, type SummaryError } from "@sughurta/ui-kit";
import { memo, type ReactNode, useMemo, useSyncExternalStore } from "react";
import { formTexts } from "../texts/form-texts.ts";
import { useFormContext } from "./form-context.ts";

const PlainErrorSummary = memo(ErrorSummary);

/** Every error of the last refused submit that is still there, with links to the fields. */
export function FormErrors({ children }: { readonly children?: ReactNode }) {
  const { form, messageOf } = useFormContext();
  const { t } = useTexts(formTexts);
  const { fields, refused, errors, generalErrors } = form;
  const named = useSyncExternalStore(fields.subscribe, fields.current, fields.current);
  const told = useMemo(() => {
    const inFields = Object.entries(refused.errors)
      .filter(([name]) => errors[name] !== undefined)
      .map(([name, error]): SummaryError => {
        const field = named.get(name);
        const message = messageOf(error);
        const text = field?.label ? `${field.label}: ${message}` : message;
        return field ? { fieldId: field.id, text } : { text };
      })
      .sort(byPlace);
    return [...generalErrors.map((error) => ({ text: messageOf(error) })), ...inFields];
  }, [named, refused, errors, generalErrors, messageOf]);
  return (
    <PlainErrorSummary title={t("summaryTitle")} errors={told} attempt={refused.attempt}>
      {children}
    </PlainErrorSummary>
  );
}

/** Errors that belong to no field, where a form has no summary. */
export function GeneralErrors() {
  const { form, messageOf } = useFormContext();
  return form.generalErrors.map((error) => (
    <Alert key={`${error.code} ${error.text}`} tone="danger" live="assertive">
      {messageOf(error)}
    </Alert>
  ));
}

function byPlace(one: SummaryError, other: SummaryError): number {
  const first = one.fieldId ? document.getElementById(one.fieldId) : null;
  const second = other.fieldId ? document.getElementById(other.fieldId) : null;
  if (!first || !second) return Number(first === null) - Number(second === null);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
