import { useState } from "react";

/** A name or value that is copied to the clipboard on a press. */
export function CopyValue({
  value,
  children,
}: {
  readonly value: string;
  readonly children: string;
}) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  }
  return (
    <span className="tk-copy">
      <button type="button" title="Copy" onClick={copy} onBlur={() => setCopied(false)}>
        <code>{children}</code>
      </button>
      <span role="status">{copied ? "Copied" : null}</span>
    </span>
  );
}
