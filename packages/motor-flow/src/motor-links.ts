import type { BoxProduct } from "@sughurta/contracts";
import { motorChoiceOf } from "@sughurta/domain/motor";
import { createContext } from "react";

/** Pages that the screens of motor insurance lead to, at the addresses of the host. */
export interface MotorLinks {
  /** Catalogue of car insurance; `undefined` where the host has none. */
  readonly catalogue: string | undefined;
  /** The programmes side by side (decision 6); `undefined` where the host has no such page. */
  readonly programmes: string | undefined;
  /** Insurance for companies; `undefined` where the host has none. */
  readonly business: string | undefined;
  /** Offices, where what is not sold online is bought (S2 §2). */
  readonly offices: string;
  /** Description of a product, by its code. */
  readonly product: (productCode: string) => string;
  /** Order of a product, by its code. */
  readonly order: (productCode: string) => string;
}

/** What an order leads to: offices at least, and what else the host has. */
export type MotorOrderLinks = Pick<MotorLinks, "offices"> & Partial<Omit<MotorLinks, "offices">>;

/** Where the screens of an order lead. */
export const MotorLinksContext = createContext<Partial<MotorLinks>>({});

/**
 * Where a car product is ordered, or `undefined` for what is bought at an office: not on sale, or a
 * fixed-price programme without a price (S2 §2, decision 45).
 */
export function motorOrderHref(
  { productCode, isSale, price }: Pick<BoxProduct, "productCode" | "isSale" | "price">,
  links: MotorLinks,
): string | undefined {
  const priced = price > 0 || motorChoiceOf(productCode)?.product !== "SCI";
  return isSale && priced ? links.order(productCode) : undefined;
}
