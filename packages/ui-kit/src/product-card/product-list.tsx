import { Children, type ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface ProductListProps {
  /** The cards. */
  readonly children: ReactNode;
  /** Four in a row on wide screens instead of as many as fit. */
  readonly four?: boolean | undefined;
  /** On phones each card is a row that is one link, with nothing else to press. */
  readonly rows?: boolean | undefined;
}

/** Product cards of one height side by side. */
export function ProductList({ children, four = false, rows = false }: ProductListProps) {
  return (
    <ul
      className={classNames(
        "sg-product-list",
        four && "sg-product-list--four",
        rows && "sg-product-list--rows",
      )}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
