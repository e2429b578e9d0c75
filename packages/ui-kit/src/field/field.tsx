import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";

/** What every labelled control takes: a label above, a hint under it, an error under the hint. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Word shown beside the label of a field that may stay empty, such as "(необязательно)". */
  readonly optionalText?: string | undefined;
}

/** Width of the control, as wide as its answer: `short` 9, `medium` 18 characters, `full` the column. */
export type FieldWidth = "short" | "medium" | "full";

export interface FieldIds {
  readonly id: string;
  readonly labelId: string;
  readonly hintId: string | undefined;
  readonly errorId: string | undefined;
  readonly describedBy: string | undefined;
}

/** Ids that tie a control to its label, hint and error; `id` is kept when the caller gives one. */
export function useFieldIds(
  texts: Pick<FieldTexts, "hint" | "error">,
  id: string | undefined,
  describedBy?: string | undefined,
): FieldIds {
  const generated = useId();
  const own = id ?? generated;
  const hintId = texts.hint ? `${own}-hint` : undefined;
  const errorId = texts.error ? `${own}-error` : undefined;
  const list = [hintId, errorId, describedBy].filter(Boolean).join(" ");
  return { id: own, labelId: `${own}-label`, hintId, errorId, describedBy: list || undefined };
}

interface ControlProps extends FieldTexts {
  readonly width?: FieldWidth | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly "aria-describedby"?: string | undefined;
}

/** Takes the props of a labelled native control apart: what its {@link Field} gets and what itself. */
export function useField<Props extends ControlProps>({
  label,
  hint,
  error,
  optionalText,
  width,
  className,
  id,
  ...control
}: Props) {
  const ids = useFieldIds({ hint, error }, id, control["aria-describedby"]);
  return {
    field: { label, hint, error, optionalText, width, className, ids },
    control: {
      ...control,
      id: ids.id,
      "aria-describedby": ids.describedBy,
      "aria-invalid": error ? true : undefined,
    },
  };
}

interface FieldProps extends FieldTexts {
  readonly ids: FieldIds;
  readonly width?: FieldWidth | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label, hint and error around one control. */
export function Field({
  label,
  hint,
  error,
  optionalText,
  ids,
  width = "full",
  className,
  children,
}: FieldProps) {
  return (
    <div
      className={classNames("sg-field", `sg-field--${width}`, className)}
      data-invalid={error ? "" : undefined}
    >
      <label className="sg-field__label" id={ids.labelId} htmlFor={ids.id}>
        {label}
        <OptionalMark text={optionalText} />
      </label>
      <FieldNotes hint={hint} error={error} ids={ids} />
      {children}
    </div>
  );
}

/** Word after the label of a field that may stay empty. */
export function OptionalMark({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <>
      {" "}
      <span className="sg-field__optional">{text}</span>
    </>
  );
}

/** The hint and the error of a control or of a group of controls. */
export function FieldNotes({
  hint,
  error,
  ids,
}: Pick<FieldTexts, "hint" | "error"> & { readonly ids: FieldIds }) {
  return (
    <>
      {hint ? (
        <p className="sg-field__hint" id={ids.hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="sg-field__error" id={ids.errorId}>
          <Icon name="alert" size="small" />
          <span>{error}</span>
        </p>
      ) : null}
    </>
  );
}
