import { type ElementAttributes, withRef } from "../element/element.ts";

const NONE_OF_OUR_OWN = { __html: "" };

/** The server-rendered content of an element: React does not change it where it gets markup of its own. */
export const ServerRenderedDiv = /* @__PURE__ */ withRef(function ServerRenderedDiv(
  div: ElementAttributes<"div">,
) {
  return <div {...div} suppressHydrationWarning dangerouslySetInnerHTML={NONE_OF_OUR_OWN} />;
});

/** A server-rendered picture with its content: React does not change it where it gets markup of its own. */
export const ServerRenderedSvg = /* @__PURE__ */ withRef(function ServerRenderedSvg(
  svg: ElementAttributes<"svg">,
) {
  return <svg {...svg} suppressHydrationWarning dangerouslySetInnerHTML={NONE_OF_OUR_OWN} />;
});
