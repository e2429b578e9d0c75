import { Children, type ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface ProductListProps {
  /** The cards. */
  readonly children: ReactNode;
  /** Four in a row on wide screens instead of as many as fit. */
  readonly four?: boolean | undefined;
  /** On phones: `rows`, each one link with nothing else to press, or cards to `swipe` sideways. */
  readonly onPhones?: "rows" | "swipe" | undefined;
}

/** Product cards of one height side by side. */
export function ProductList({ children, four = false, onPhones }: ProductListProps) {
  return (
    <ul
      className={classNames(
        "sg-product-list",
        four && "sg-product-list--four",
        onPhones && `sg-product-list--${onPhones}`,
      )}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
