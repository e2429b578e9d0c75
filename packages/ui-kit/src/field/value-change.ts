import type { ChangeEvent, ChangeEventHandler } from "react";

/** Tells the new value beside the browser's event, where anybody wants to know. */
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

/** Whether a box is ticked. */
export const isTicked = (box: HTMLInputElement) => box.checked;

/** What a control holds. */
export const controlValue = (control: { readonly value: string }) => control.value;
