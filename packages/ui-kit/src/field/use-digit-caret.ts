import { type Ref, useLayoutEffect, useReducer, useRef } from "react";
import { useSharedRef } from "../element/use-shared-ref.ts";
import { caretAfterDigits } from "./caret.ts";

/** Keeps the caret after the same digit while the text around it is reformatted. */
export function useDigitCaret(outerRef: Ref<HTMLInputElement> | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const ref = useSharedRef(input, outerRef);
  const digitsBefore = useRef<number | undefined>(undefined);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    const node = input.current;
    if (node === null || digitsBefore.current === undefined) return;
    const position = caretAfterDigits(node.value, digitsBefore.current);
    if (node.ownerDocument.activeElement === node) node.setSelectionRange(position, position);
    digitsBefore.current = undefined;
  });

  function keep(count: number) {
    digitsBefore.current = count;
    // Deleting a separator between digits changes no value, yet the caret has to be restored.
    drawAgain();
  }

  return { input, ref, keep };
}
