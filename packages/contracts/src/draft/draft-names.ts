/** Name of the draft of a travel order. */
export const TRAVEL_DRAFT = "travel-order";

/** Name of the draft of a box order. */
export function boxDraft(slug: string): string {
  return `box-${slug}`;
}

/** Name of the draft of a motor order, by its kind of insurance. */
export function motorDraft(product: "MTPL" | "ECI" | "SCI"): string {
  return `motor-${product.toLowerCase()}`;
}

/** Validity of a link to another device, in minutes. */
export const DRAFT_LINK_MINUTES = 15;
