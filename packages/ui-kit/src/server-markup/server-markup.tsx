import { type ReactNode, useState, useSyncExternalStore } from "react";
import { type ElementAttributes, withRef } from "../element/element.ts";

const NONE_OF_OUR_OWN = { __html: "" };
const neverChanges = () => () => {};
const isBrowser = () => typeof document !== "undefined";

/**
 * Whether a browser shows the server's markup for the same properties, named by `key`: it stays as it is and is
 * not rendered a second time.
 */
export function useServerMarkup(key: string): boolean {
  const isHydrating = useSyncExternalStore(neverChanges, () => false, isBrowser);
  const [kept] = useState(isHydrating ? key : undefined);
  return kept === key;
}

/** A server-rendered picture with its content: React does not change it where it gets markup of its own. */
export const ServerRenderedSvg = /* @__PURE__ */ withRef(function ServerRenderedSvg(
  svg: ElementAttributes<"svg">,
) {
  return <svg {...svg} suppressHydrationWarning dangerouslySetInnerHTML={NONE_OF_OUR_OWN} />;
});

export interface ServerMarkupProps extends ElementAttributes<"div"> {
  /** Names the content: it is rendered again when the name changes. */
  readonly contentKey: string;
  /** What the server renders, and a browser that has no markup of the server. */
  readonly children?: ReactNode;
}

/** Content without interaction whose code a browser does not load while it shows the server's markup. */
export const ServerMarkup = /* @__PURE__ */ withRef(function ServerMarkup({
  contentKey,
  children,
  ...div
}: ServerMarkupProps) {
  return useServerMarkup(contentKey) ? (
    <div {...div} suppressHydrationWarning dangerouslySetInnerHTML={NONE_OF_OUR_OWN} />
  ) : (
    <div {...div}>{children}</div>
  );
});
