import { type ChangeEvent, type DragEvent, useLayoutEffect, useRef, useState } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { FieldNotes, type FieldTexts, OptionalMark, useFieldIds } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import { FileRow, type FileRowTexts, isFinal, type PickedFile } from "./file-row.tsx";

/** Texts of a file drop. */
export interface FileDropTexts extends FileRowTexts {
  /** The action, "Выбрать файлы". */
  readonly choose: string;
  /** The alternative action, "или перетащите их сюда". */
  readonly drop: string;
  /** Shown in place of the action when the maximum number is reached. */
  readonly full: string;
  /** Where pictures are accepted: a second action that opens the camera, on touch screens. */
  readonly camera?: string | undefined;
}

export interface FileDropProps
  extends FieldTexts,
    ElementAttributes<
      "input",
      "type" | "value" | "defaultValue" | "checked" | "defaultChecked" | "onChange"
    > {
  readonly name: string;
  /** The files so far, with the state of each. */
  readonly files: readonly PickedFile[];
  readonly texts: FileDropTexts;
  /** Called when files were picked or dropped. */
  readonly onAdd: (files: readonly File[]) => void;
  /** Called with the id of a file to remove. */
  readonly onRemove: (id: string) => void;
  /** Called with the id of a file to send again. */
  readonly onRetry?: ((id: string) => void) | undefined;
  /** Kinds of files that may be picked, as in HTML. */
  readonly accept?: string | undefined;
  /** More than one file may be picked at once. */
  readonly multiple?: boolean | undefined;
  /** Maximum number of files. */
  readonly maxFiles?: number | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** Files to send: a native picker that also accepts dropped files, with a list below it. */
export const FileDrop = /* @__PURE__ */ withRef(function FileDrop({
  label,
  hint,
  error,
  optionalText,
  name,
  files,
  texts,
  onAdd,
  onRemove,
  onRetry,
  accept,
  multiple = true,
  maxFiles,
  id,
  className,
  disabled,
  ...input
}: FileDropProps) {
  const ids = useFieldIds({ hint, error }, id, input["aria-describedby"]);
  const [over, setOver] = useState(false);
  const list = useFocusAfterRemoval(files, ids.id);
  const full = maxFiles !== undefined && files.filter((file) => !isFinal(file)).length >= maxFiles;

  function replace(fileId: string) {
    onRemove(fileId);
    document.getElementById(ids.id)?.click();
  }

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const picked = Array.from(event.currentTarget.files ?? []);
    event.currentTarget.value = "";
    if (picked.length > 0) onAdd(picked);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = Array.from(event.dataTransfer.files);
    if (!full && dropped.length > 0) onAdd(multiple ? dropped : dropped.slice(0, 1));
  }

  return (
    <div className={classNames("sg-field", className)} data-invalid={error ? "" : undefined}>
      <span className="sg-field__label" id={ids.labelId}>
        {label}
        <OptionalMark text={optionalText} />
      </span>
      <FieldNotes hint={hint} error={error} ids={ids} />
      <label
        className={classNames("sg-drop", over && "sg-drop--over", full && "sg-drop--full")}
        htmlFor={ids.id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          {...input}
          className="sg-drop__input"
          type="file"
          id={ids.id}
          name={name}
          accept={accept}
          multiple={multiple}
          disabled={disabled || full}
          aria-labelledby={`${ids.labelId} ${ids.id}-action`}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={pick}
        />
        <Icon name="upload" />
        <span>
          <span className="sg-drop__action" id={`${ids.id}-action`} aria-live="polite">
            {full ? texts.full : texts.choose}
          </span>
          {full ? null : <span className="sg-drop__aside"> {texts.drop}</span>}
        </span>
      </label>
      {texts.camera === undefined || full ? null : (
        <label className="sg-drop__camera sg-button sg-button--secondary">
          <input
            className="sg-drop__input"
            type="file"
            accept="image/*"
            capture="environment"
            onChange={pick}
          />
          <Icon name="camera" />
          <span className="sg-button__label">{texts.camera}</span>
        </label>
      )}
      {files.length > 0 ? (
        <ul className="sg-files" ref={list.ref}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              texts={texts}
              onRemove={(fileId) => {
                list.noteRemoval(fileId);
                onRemove(fileId);
              }}
              onRetry={onRetry}
              onReplace={replace}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
});

/** Keeps the focus in the list when the focused row is removed: at the next file, the previous one, or the picker. */
function useFocusAfterRemoval(files: readonly PickedFile[], pickerId: string) {
  const ref = useRef<HTMLUListElement>(null);
  const removal = useRef<{ readonly id: string; readonly place: number }>(undefined);

  useLayoutEffect(() => {
    const gone = removal.current;
    if (gone === undefined || files.some(({ id }) => id === gone.id)) return;
    removal.current = undefined;
    // The focus may be elsewhere by now: the response of the server is asynchronous.
    if (document.activeElement !== document.body) return;
    const rows = ref.current?.children ?? [];
    const next = rows[gone.place] ?? rows[gone.place - 1];
    const target = next?.querySelector("button") ?? document.getElementById(pickerId);
    target?.focus();
  }, [files, pickerId]);

  function noteRemoval(id: string) {
    removal.current = { id, place: files.findIndex((file) => file.id === id) };
  }

  return { ref, noteRemoval };
}
