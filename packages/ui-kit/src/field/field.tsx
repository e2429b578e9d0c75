import { type ChangeEvent, type ChangeEventHandler, type ReactNode, useId } from "react";
import { classNames } from "../element/element.ts";
import { Icon } from "../icon/icon.tsx";

/** Common properties of labelled controls: a label above, a hint below it, an error below the hint. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Text beside the label of an optional field, such as "(необязательно)". */
  readonly optionalText?: string | undefined;
}

/** Width of the control by its content: `short` 9, `medium` 18 characters, `full` the column. */
export type FieldWidth = "short" | "medium" | "full";

export interface FieldIds {
  readonly id: string;
  readonly labelId: string;
  readonly hintId: string | undefined;
  readonly errorId: string | undefined;
  readonly describedBy: string | undefined;
}

/** Ids that connect a control with its label, hint and error; a given `id` is retained. */
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

/** Splits the props of a labelled native control into those of its {@link Field} and its own. */
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

/** Text after the label of an optional field. */
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

/** Calls a handler, if any, with the new value beside the browser's event. */
export function tellChange<Control extends Element, Value>(
  onChange: ChangeEventHandler<Control> | undefined,
  onValueChange: ((value: Value) => void) | undefined,
  read: (control: Control) => Value,
): ChangeEventHandler<Control> | undefined {
  if (!onValueChange) return onChange;
  return (event: ChangeEvent<Control>) => {
    onChange?.(event);
    onValueChange(read(event.currentTarget));
  };
}

/** Whether a checkbox is checked. */
export const isTicked = (box: HTMLInputElement) => box.checked;

/** Value of a control. */
export const controlValue = (control: { readonly value: string }) => control.value;
