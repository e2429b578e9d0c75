import type { IconName } from "../icon/icon.tsx";

/** What is done with a product and where. */
export interface ProductAction {
  readonly href: string;
  readonly text: string;
  readonly icon?: IconName | undefined;
}

/** What is done with a product without leaving the page. */
export interface ProductPress extends Omit<ProductAction, "href"> {
  readonly onPress: () => void;
}
