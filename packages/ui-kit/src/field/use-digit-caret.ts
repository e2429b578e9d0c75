import { type Ref, useLayoutEffect, useReducer, useRef } from "react";
import { useSharedRef } from "../element/element.ts";

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

/** Position of the caret in a formatted text so that it stays after the same digit. */
function caretAfterDigits(formatted: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (/\d/.test(formatted.charAt(index))) seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return formatted.length;
}
