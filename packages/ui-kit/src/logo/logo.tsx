import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

const STAR =
  "M12 0L15.51 3.51L20.49 3.51L20.49 8.49L24 12L20.49 15.51L20.49 20.49L15.51 20.49L12 24L8.49 20.49L3.51 20.49L3.51 15.51L0 12L3.51 8.49L3.51 3.51L8.49 3.51z";

/** The eight-pointed star with its saffron heart: mark of the brand and of list items. */
function Star({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={classNames("sg-star", className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path className="sg-star__body" d={STAR} />
      <path
        className="sg-star__line"
        d="M12 4.6l2.2 2.2h3v3L19.4 12l-2.2 2.2v3h-3L12 19.4l-2.2-2.2h-3v-3L4.6 12l2.2-2.2v-3h3z"
      />
      <path className="sg-star__heart" d="M12 8.6 15.4 12 12 15.4 8.6 12z" />
    </svg>
  );
}

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
