import { useTexts } from "@sughurta/i18n";
import { Alert, Button, ErrorSummary, goToField, type SummaryError } from "@sughurta/ui-kit";
import { memo, type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { formTexts } from "../texts/form-texts.ts";
import { type FieldError, isMissing } from "../validation/field-error.ts";
import { useFormContext } from "./zod-form.ts";

const PlainErrorSummary = memo(ErrorSummary);
const NO_ERRORS: readonly SummaryError[] = [];

/**
 * Text of the error summary in place of its own title where more than values is missing, and its button that focuses
 * the first of them (S2 §2).
 */
export interface ErrorBanner {
  readonly title: string;
  readonly text: string;
  readonly first: string;
}

export interface FormErrorsProps {
  /** Keep the object the same between renders. */
  readonly banner?: ErrorBanner | undefined;
  readonly children?: ReactNode;
}

/**
 * Every remaining error of the last rejected submit, with links to the fields. A single one is shown at its field only,
 * which takes the focus.
 */
export function FormErrors({ banner, children }: FormErrorsProps) {
  const { form, getMessage } = useFormContext();
  const { t } = useTexts(formTexts);
  const { fields, submitErrors, errors, generalErrors } = form;
  const named = useSyncExternalStore(fields.subscribe, fields.current, fields.current);
  const listed = useMemo((): readonly SummaryError[] => {
    const inFields = Object.keys(submitErrors.errors)
      .flatMap((name): SummaryError[] => {
        // With the current text, as at the field.
        const error = errors[name];
        if (error === undefined) return [];
        const field = named.get(name);
        const message = getMessage(error, field?.errorText);
        // A missing value has a message of its own.
        const text = field?.label && !isMissing(error) ? `${field.label}: ${message}` : message;
        return [field ? { fieldId: field.id, group: field.scope, text } : { text }];
      })
      .sort(byPlace);
    return [...generalErrors.map((error) => ({ text: getMessage(error) })), ...inFields];
  }, [named, submitErrors, errors, generalErrors, getMessage]);
  const moreText = useCallback((count: number) => t("summaryMore", { count }), [t]);

  const names = Object.keys(submitErrors.errors);
  const left = names.filter((name) => errors[name] !== undefined);
  const onlyMissing =
    left.length > 0 && generalErrors.length === 0 && left.every((name) => isLeft(errors[name]));
  const title = onlyMissing
    ? t("summaryLeft", { count: left.length })
    : (banner?.title ?? t("summaryTitle"));
  const [only = ""] = names;
  const single = names.length === 1 && generalErrors.length === 0 && !children;
  const alone = single ? named.get(only)?.id : undefined;
  const { attempt } = submitErrors;
  useEffect(() => {
    if (attempt > 0 && alone !== undefined) goToField(alone);
  }, [attempt, alone]);

  const first = listed.find(({ fieldId }) => fieldId !== undefined)?.fieldId;
  return (
    <PlainErrorSummary
      title={title}
      text={onlyMissing ? undefined : banner?.text}
      errors={alone === undefined ? listed : NO_ERRORS}
      attempt={attempt}
      moreText={moreText}
    >
      {banner && first && !onlyMissing ? (
        <Button variant="secondary" icon="arrow-right" onClick={() => goToField(first)}>
          {banner.first}
        </Button>
      ) : null}
      {children}
    </PlainErrorSummary>
  );
}

/** Only missing values, including an agreement. */
const isLeft = (error: FieldError | undefined) =>
  error !== undefined && (isMissing(error) || error.code === "agreement");

/** Errors without a field, where a form has no summary. */
export function GeneralErrors() {
  const { form, getMessage } = useFormContext();
  return form.generalErrors.map((error) => (
    <Alert key={`${error.code} ${error.text}`} tone="danger" live="assertive">
      {getMessage(error)}
    </Alert>
  ));
}

function byPlace(one: SummaryError, other: SummaryError): number {
  const first = one.fieldId ? document.getElementById(one.fieldId) : null;
  const second = other.fieldId ? document.getElementById(other.fieldId) : null;
  if (!first || !second) return Number(first === null) - Number(second === null);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
