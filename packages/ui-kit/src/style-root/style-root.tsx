import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { ElementAttributes } from "../element/element-attributes.ts";
import { withRef } from "../element/with-ref.ts";

export interface StyleRootProps extends ElementAttributes<"div"> {
  readonly children?: ReactNode;
  /**
   * `light`, `dark`, or `system` for what the visitor's device says; left out, what the page around
   * says by `data-theme`, `data-bs-theme` or the class `dark`, else light.
   */
  readonly theme?: "light" | "dark" | "system" | undefined;
}

/** Where the styles of this kit begin inside another team's page; nothing of them reaches outside. */
export const StyleRoot = /* @__PURE__ */ withRef(function StyleRoot({
  theme,
  className,
  ...rest
}: StyleRootProps) {
  return <div {...rest} className={classNames("sughurta", className)} data-theme={theme} />;
});
