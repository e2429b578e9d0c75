import type { ElementAttributes } from "../element/element-attributes.ts";
import { withRef } from "../element/with-ref.ts";

const NONE_OF_OUR_OWN = { __html: "" };

/** A picture that a server rendered, with what is in it: React leaves that alone where it is given markup of its own. */
export const ServerRenderedSvg = /* @__PURE__ */ withRef(function ServerRenderedSvg(
  svg: ElementAttributes<"svg">,
) {
  return <svg {...svg} suppressHydrationWarning dangerouslySetInnerHTML={NONE_OF_OUR_OWN} />;
});
