import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { Progress } from "../progress/progress.tsx";

/** A file in the list, with the state of its upload. */
export type PickedFile = {
  readonly id: string;
  readonly name: string;
  /** Formatted size, "2,4 МБ". */
  readonly size: string;
} & (
  | { readonly state: "ready" | "sent" }
  | { readonly state: "sending"; readonly percent?: number | undefined }
  | {
      readonly state: "failed";
      readonly reason: string;
      /** True where the same file can never be accepted: another one is offered instead of a retry. */
      readonly final?: boolean;
    }
);

/** Texts of one file in the list. */
export interface FileRowTexts {
  readonly remove: (name: string) => string;
  readonly retry: string;
  /** The action for a file that can never be accepted, "Выбрать другой файл". */
  readonly chooseAnother: string;
  readonly sending: (name: string) => string;
  readonly sent: string;
}

/** True for a file that will never be sent; it does not count towards the maximum. */
export const isFinal = (file: PickedFile) => file.state === "failed" && file.final === true;

interface FileRowProps {
  readonly file: PickedFile;
  readonly texts: FileRowTexts;
  readonly onRemove: (id: string) => void;
  readonly onRetry: ((id: string) => void) | undefined;
  readonly onReplace: (id: string) => void;
}

/** One picked file: its short name, state and actions. */
export function FileRow({ file, texts, onRemove, onRetry, onReplace }: FileRowProps) {
  const short = shortFileName(file.name);
  return (
    <li className="sg-file" data-state={file.state}>
      <Icon name={file.state === "sent" ? "check" : "document"} className="sg-file__icon" />
      <div className="sg-file__body">
        <span aria-hidden={short === file.name ? undefined : true}>{short}</span>
        {short === file.name ? null : <span className="sg-visually-hidden">{file.name}</span>}
        <span className="sg-file__note">
          {file.size}
          {file.state === "sent" ? ` · ${texts.sent}` : null}
        </span>
        {file.state === "sending" ? (
          <Progress label={texts.sending(file.name)} percent={file.percent} />
        ) : null}
        {file.state === "failed" ? <span className="sg-file__error">{file.reason}</span> : null}
      </div>
      {isFinal(file) ? (
        <Button variant="quiet" icon="upload" onClick={() => onReplace(file.id)}>
          {texts.chooseAnother}
        </Button>
      ) : null}
      {file.state === "failed" && !file.final && onRetry ? (
        <Button variant="quiet" icon="refresh" onClick={() => onRetry(file.id)}>
          {texts.retry}
        </Button>
      ) : null}
      {file.state === "sent" ? null : (
        <IconButton
          icon="trash"
          label={texts.remove(file.name)}
          onClick={() => onRemove(file.id)}
        />
      )}
    </li>
  );
}

const SHOWN_CHARACTERS = 22;

/** The first 22 characters of a file's name (S0 §5). */
export function shortFileName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= SHOWN_CHARACTERS
    ? name
    : `${letters.slice(0, SHOWN_CHARACTERS).join("")}…`;
}
