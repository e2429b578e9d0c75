import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import type { PatternFamily } from "./pattern.tsx";

/** Product patterns by the height of a motif: 168 or 56 pixels. */
export type ProductPatternSize = "large" | "small";

export interface ProductPatternProps extends ElementAttributes<"span"> {
  /** Pattern family: each family of products has its motifs and colours. */
  readonly family: PatternFamily;
  /** `large` by default, 180 pixels high; `small` is for strips 56 pixels high. Styles may set another height. */
  readonly size?: ProductPatternSize | undefined;
  /** The same seed has the same variant of the pattern: the code of a product. The first variant by default. */
  readonly seed?: string | undefined;
  readonly className?: string | undefined;
}

/** Four variants of a pattern: its inks exchanged, and its motif in two sizes. */
const VARIANTS = [
  undefined,
  "sg-pattern--fine",
  "sg-pattern--deep",
  "sg-pattern--fine sg-pattern--deep",
];

/** Its low bits differ between codes that end in consecutive digits, as those of neighbouring cards do. */
const HASH_FACTOR = 2577;
/** Adds higher bits, on which all letters of a code have an effect. */
const HIGH_BITS = 11;

function getVariant(seed: string): string | undefined {
  const hash = [...seed].reduce(
    (sum, one) => (Math.imul(sum, HASH_FACTOR) + one.charCodeAt(0)) >>> 0,
    0,
  );
  return VARIANTS[((hash >>> HIGH_BITS) + hash) % VARIANTS.length];
}

/**
 * The abr pattern of a family of products, a decoration without text. It is as wide as its container. The pattern is a
 * file that the stylesheet references, the same for all products of a family, in one of four variants; `Pattern` draws one
 * of its own for each seed.
 */
export const ProductPattern = /* @__PURE__ */ withRef(function ProductPattern({
  family,
  size = "large",
  seed,
  className,
  ...attributes
}: ProductPatternProps) {
  return (
    <span
      {...attributes}
      className={classNames(
        "sg-pattern",
        `sg-pattern--${family}`,
        `sg-pattern--${size}`,
        seed === undefined ? undefined : getVariant(seed),
        className,
      )}
      aria-hidden="true"
    >
      <i />
      <i />
      <i />
    </span>
  );
});
