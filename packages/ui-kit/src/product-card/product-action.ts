import type { IconName } from "../icon/icon.tsx";

/** The action of a product with its address. */
export interface ProductAction {
  readonly href: string;
  readonly text: string;
  readonly icon?: IconName | undefined;
}

/** The action of a product on the same page. */
export interface ProductPress extends Omit<ProductAction, "href"> {
  readonly onPress: () => void;
}
