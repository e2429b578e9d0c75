import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, useLatest } from "@sughurta/ui-kit";
import { useEffect, useRef } from "react";
import { orderTexts } from "../texts/order-texts.ts";

/** How long a removal can be undone, counted while neither pointer nor focus is on the note. */
export const UNDO_MS = 10_000;

const NOTHING = () => undefined;

/** A removal that can be reverted. */
export interface UndoDraft {
  /** Undoes it; `undefined` where nothing was removed. */
  readonly undo?: (() => void) | undefined;
  /** Called when the time is over. */
  readonly endUndo?: (() => void) | undefined;
}

export interface UndoNoteProps extends UndoDraft {
  /** What was removed, in words; a whole order by default. */
  readonly words?: UndoWords | undefined;
}

/** Texts of an {@link UndoNote}. */
interface UndoWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** Offers to undo a removal, such as that of a whole order. */
export function UndoNote({ undo, endUndo = NOTHING, words }: UndoNoteProps) {
  if (!undo) return null;
  return (
    <LazyBoundary fallback={null}>
      <Note undo={undo} onEnd={endUndo} words={words} />
    </LazyBoundary>
  );
}

/** Stays open while it is hovered or focused, and restarts its timer afterwards. */
function Note({
  undo,
  onEnd,
  words,
}: Pick<UndoNoteProps, "words"> & { readonly undo: () => void; readonly onEnd: () => void }) {
  const { t } = useTexts(orderTexts);
  const region = useRef<HTMLDivElement>(null);
  const end = useLatest(onEnd);

  useEffect(() => {
    const node = region.current;
    if (node === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const hold = () => clearTimeout(timer);
    const count = () => {
      hold();
      timer = setTimeout(() => end.current(), UNDO_MS);
    };
    const stop = new AbortController();
    for (const name of ["pointerenter", "focusin"]) node.addEventListener(name, hold, stop);
    for (const name of ["pointerleave", "focusout"]) node.addEventListener(name, count, stop);
    // After the pressed button has disappeared, keyboard navigation continues from here.
    node.querySelector("button")?.focus({ preventScroll: true });
    if (!node.contains(node.ownerDocument.activeElement)) count();
    return () => {
      hold();
      stop.abort();
    };
  }, []);

  return (
    <div ref={region}>
      <Alert
        tone="info"
        live="polite"
        title={words?.title ?? t("undo.title")}
        actions={
          <Button variant="secondary" icon="refresh" onClick={undo}>
            {words?.action ?? t("undo.action")}
          </Button>
        }
      >
        {words?.text ?? t("undo.text")}
      </Alert>
    </div>
  );
}
