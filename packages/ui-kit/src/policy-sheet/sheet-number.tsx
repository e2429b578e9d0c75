import { useRef, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { VisuallyHidden } from "../layout/layout.tsx";

/** A number to be read aloud and pasted: its text, and those of the button that copies it. */
export interface SheetNumberProps {
  readonly label: string;
  readonly value: string;
  readonly copyText: string;
  /** Announced once the number is in the clipboard. */
  readonly copiedText: string;
}

/** Ten digits as read aloud: four, three, three. */
const TEN_DIGITS = /^(\d{4})(\d{3})(\d{3})$/;

/** A number in groups, separated by CSS: it is one number when selected or searched for in the page. */
export function SheetNumber({ label, value, copyText, copiedText }: SheetNumberProps) {
  const digits = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const groups = TEN_DIGITS.exec(value)?.slice(1) ?? [value];

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without a clipboard the number is selected: the browser's own menu copies it.
      if (digits.current) getSelection()?.selectAllChildren(digits.current);
    }
  }

  return (
    <div className="sg-policy-sheet__number">
      <p>
        <VisuallyHidden>{label} </VisuallyHidden>
        <strong ref={digits} className="sg-policy-sheet__digits" translate="no">
          {groups.map((group, index) => (
            <span key={`${index}-${group}`}>{group}</span>
          ))}
        </strong>
      </p>
      <IconButton icon={isCopied ? "check" : "copy"} label={copyText} onClick={copy} />
      <span role="status">
        <VisuallyHidden>{isCopied ? copiedText : null}</VisuallyHidden>
      </span>
    </div>
  );
}
