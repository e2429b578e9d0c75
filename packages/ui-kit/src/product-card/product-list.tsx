import { Children, type ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface ProductListProps {
  /** The cards. */
  readonly children: ReactNode;
  /** Four in a row on wide screens instead of as many as fit. */
  readonly four?: boolean | undefined;
}

/** Product cards of one height side by side. */
export function ProductList({ children, four = false }: ProductListProps) {
  return (
    <ul className={classNames("sg-product-list", four && "sg-product-list--four")}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
