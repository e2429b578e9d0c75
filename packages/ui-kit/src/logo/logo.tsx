import { classNames } from "../class-names.ts";
import type { ElementAttributes } from "../element/element-attributes.ts";
import { withRef } from "../element/with-ref.ts";
import { Star } from "../ornament/star.tsx";

export interface LogoProps extends ElementAttributes<"span"> {
  /** Name of the insurer; from the brand's configuration. */
  readonly name: string;
  /** Line below the name, such as "страхование". */
  readonly tagline?: string | undefined;
  readonly className?: string | undefined;
}

/** Star mark and name of the brand. */
export const Logo = /* @__PURE__ */ withRef(function Logo({
  name,
  tagline,
  className,
  ...attributes
}: LogoProps) {
  return (
    <span {...attributes} className={classNames("sg-logo", className)}>
      <Star className="sg-logo__mark" />
      <span className="sg-logo__words">
        <span className="sg-logo__name" translate="no">
          {name}
        </span>
        {tagline ? <span className="sg-logo__tagline">{tagline}</span> : null}
      </span>
    </span>
  );
});
