import { useCallback } from "react";
import type { TokenName } from "./read-tokens.ts";

/** A piece of page that shows a token through the property `--sg-sample` of its class. */
export function TokenSample({
  token,
  look,
  children = null,
}: {
  readonly token: TokenName;
  readonly look: "colour" | "bar" | "corner" | "edge" | "shadow" | "letters" | "motion";
  readonly children?: string | null;
}) {
  const show = useCallback(
    (element: HTMLElement | null) => element?.style.setProperty("--sg-sample", `var(${token})`),
    [token],
  );
  return (
    <span ref={show} className={`tk-sample tk-sample--${look}`}>
      {children}
    </span>
  );
}
