import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

export interface SkeletonProps extends ElementAttributes<"span"> {
  /** Placeholder shape: a line of text, a title, a control, a picture (3:2), a product card. */
  readonly shape?: "text" | "title" | "control" | "image" | "card" | undefined;
  /** Number of lines of text. */
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
}

/** Grey placeholder with the size of the loading content, to prevent layout shifts. */
export const Skeleton = /* @__PURE__ */ withRef(function Skeleton({
  shape = "text",
  lines = 1,
  className,
  ...attributes
}: SkeletonProps) {
  return (
    <span {...attributes} className={classNames("sg-skeleton-group", className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={`sg-skeleton sg-skeleton--${shape}`} />
      ))}
    </span>
  );
});
