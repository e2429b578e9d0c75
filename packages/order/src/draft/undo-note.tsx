import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, useLatest } from "@sughurta/ui-kit";
import { useEffect, useRef } from "react";
import { orderTexts } from "../texts/order-texts.ts";

/** How long an order that was begun anew can be brought back, counted while nobody points at the button. */
export const UNDO_MS = 10_000;

const NOTHING = () => undefined;

/** A draft that was dropped a moment ago and can be brought back. */
export interface UndoDraft {
  /** Brings it back; `undefined` where nothing was dropped. */
  readonly undo?: (() => void) | undefined;
  /** The time for it is over. */
  readonly endUndo?: (() => void) | undefined;
}

/** Offers to bring back an order that was begun anew by mistake. */
export function UndoNote({ undo, endUndo = NOTHING }: UndoDraft) {
  if (!undo) return null;
  return (
    <LazyBoundary fallback={null}>
      <Note undo={undo} onEnd={endUndo} />
    </LazyBoundary>
  );
}

/** Stays while it is pointed at or focused, and counts anew when it is left. */
function Note({ undo, onEnd }: { readonly undo: () => void; readonly onEnd: () => void }) {
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
    // Who pressed a button that is gone now goes on with the keyboard from here.
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
        title={t("undo.title")}
        actions={
          <Button variant="secondary" icon="refresh" onClick={undo}>
            {t("undo.action")}
          </Button>
        }
      >
        {t("undo.text")}
      </Alert>
    </div>
  );
}
