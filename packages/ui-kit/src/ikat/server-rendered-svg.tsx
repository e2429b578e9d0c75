import type { ComponentPropsWithoutRef } from "react";

const NONE_OF_OUR_OWN = { __html: "" };

/** A picture that a server rendered, with what is in it: React leaves that alone where it is given markup of its own. */
export function ServerRenderedSvg(
  svg: Omit<ComponentPropsWithoutRef<"svg">, "children" | "dangerouslySetInnerHTML">,
) {
  return <svg {...svg} suppressHydrationWarning dangerouslySetInnerHTML={NONE_OF_OUR_OWN} />;
}
