import { type ReactNode, type Ref, useCallback, useEffect, useRef } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { tolerateForeignChanges } from "../foreign-changes/tolerate-foreign-changes.ts";

export interface StyleRootProps extends ElementAttributes<"div"> {
  readonly children?: ReactNode;
  /**
   * `light`, `dark`, or `system` for the device's setting; by default the host page's `data-theme`, `data-bs-theme` or
   * the class `dark`, else light.
   */
  readonly theme?: "light" | "dark" | "system" | undefined;
}

/**
 * Root of the ui-kit's styles in a host page: no style applies outside. Components inside also survive browser
 * translation and extensions, see `tolerateForeignChanges`.
 */
export const StyleRoot = /* @__PURE__ */ withRef(function StyleRoot({
  theme,
  className,
  ref,
  ...rest
}: StyleRootProps & { readonly ref?: Ref<HTMLDivElement> }) {
  const root = useRef<HTMLDivElement | null>(null);
  const setRoot = useCallback(
    (element: HTMLDivElement | null) => {
      root.current = element;
      if (typeof ref === "function") ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  useEffect(() => (root.current ? tolerateForeignChanges(root.current) : undefined), []);
  return (
    <div {...rest} ref={setRoot} className={classNames("sughurta", className)} data-theme={theme} />
  );
});
