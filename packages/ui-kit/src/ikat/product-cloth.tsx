import { classNames } from "../element/class-names.ts";
import { type ElementAttributes, withRef } from "../element/element.ts";
import type { PatternFamily } from "./cloth.tsx";

/** Product patterns by the height of a motif: 168 or 56 pixels. */
export type ProductClothSize = "large" | "small";

export interface ProductClothProps extends ElementAttributes<"span"> {
  /** Pattern family: each family of products has its motifs and colours. */
  readonly family: PatternFamily;
  /** `large` by default, 180 pixels high; `small` is for strips 56 pixels high. Styles may set another height. */
  readonly size?: ProductClothSize | undefined;
  readonly className?: string | undefined;
}

/**
 * The abr pattern of a family of products, a decoration without text. It is as wide as its container. The pattern is a
 * file that the stylesheet references, the same for all products of a family; `Cloth` draws one of its own for each seed.
 */
export const ProductCloth = /* @__PURE__ */ withRef(function ProductCloth({
  family,
  size = "large",
  className,
  ...attributes
}: ProductClothProps) {
  return (
    <span
      {...attributes}
      className={classNames("sg-cloth", `sg-cloth--${family}`, `sg-cloth--${size}`, className)}
      aria-hidden="true"
    >
      <i />
      <i />
      <i />
    </span>
  );
});
