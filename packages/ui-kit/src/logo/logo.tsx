import { classNames } from "../class-names.ts";
import { Star } from "../ornament/star.tsx";

export interface LogoProps {
  /** Name of the insurer; it belongs to the brand's configuration. */
  readonly name: string;
  /** Line under the name, such as "страхование". */
  readonly tagline?: string | undefined;
  readonly className?: string | undefined;
}

/** Star mark and name of the brand. */
export function Logo({ name, tagline, className }: LogoProps) {
  return (
    <span className={classNames("sg-logo", className)}>
      <Star className="sg-logo__mark" />
      <span className="sg-logo__words">
        <span className="sg-logo__name" translate="no">
          {name}
        </span>
        {tagline ? <span className="sg-logo__tagline">{tagline}</span> : null}
      </span>
    </span>
  );
}
