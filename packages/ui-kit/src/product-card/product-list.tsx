import { Children, type ReactNode } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

export interface ProductListProps extends ElementAttributes<"ul"> {
  /** The cards. */
  readonly children: ReactNode;
  /** Four in a row on wide screens instead of as many as fit. */
  readonly four?: boolean | undefined;
  readonly className?: string | undefined;
  /**
   * On phones: `rows`, each a single link; `rowsWithActions`, the same with the action and the link of each card; or cards
   * to `swipe` sideways.
   */
  readonly onPhones?: "rows" | "rowsWithActions" | "swipe" | undefined;
}

/** Product cards of one height side by side. */
export const ProductList = /* @__PURE__ */ withRef(function ProductList({
  children,
  four = false,
  onPhones,
  className,
  ...attributes
}: ProductListProps) {
  return (
    <ul
      {...attributes}
      className={classNames(
        "sg-product-list",
        four && "sg-product-list--four",
        onPhones === "swipe" && "sg-product-list--swipe",
        onPhones?.startsWith("rows") && "sg-product-list--rows",
        onPhones === "rowsWithActions" && "sg-product-list--actions",
        className,
      )}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
});
