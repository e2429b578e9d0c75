import type { ChangeEvent, ChangeEventHandler } from "react";

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
