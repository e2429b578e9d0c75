import type { ErrorText } from "./use-error-message.ts";

/** Data of a field on the screen. */
export type RegisteredField = {
  readonly id: string;
  /** Display name, put before the error in the summary. */
  readonly label: string | undefined;
  /** Group of the field, such as a person; heads its errors in the summary. */
  readonly scope?: string | undefined;
  /** Value currently shown by the control, in the form's type; `undefined` when unknown. */
  readonly readControl: ((control: Element | RadioNodeList) => unknown) | undefined;
  /** Texts of error codes that only this field and its neighbours have. */
  readonly errorText?: ErrorText | undefined;
};

/** The fields of a form that are on the screen, by name. */
export type FieldRegistry = ReadonlyMap<string, RegisteredField> & {
  register: (name: string, field: RegisteredField) => () => void;
  /** Notifies when a field was added, removed or renamed. */
  subscribe: (listener: () => void) => () => void;
  /** The current fields; a new map after each change. */
  current: () => ReadonlyMap<string, RegisteredField>;
};

/** Creates the empty registry of one form. */
export function createFieldRegistry(): FieldRegistry {
  const fields = new Map<string, RegisteredField>();
  const listeners = new Set<() => void>();
  let copy: ReadonlyMap<string, RegisteredField> | undefined;
  function tell() {
    copy = undefined;
    for (const listener of listeners) listener();
  }
  return Object.assign(fields, {
    register(name: string, field: RegisteredField) {
      fields.set(name, field);
      tell();
      return () => {
        if (fields.get(name) === field) fields.delete(name);
        tell();
      };
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current() {
      copy ??= new Map(fields);
      return copy;
    },
  });
}
