import type { InsurerShopProps } from "@sughurta/shop";

/** Events counted by this page, with `<InsurerShop {...listeners} …>`. */
export const listeners: Pick<InsurerShopProps, "onEvent" | "onPaid"> = {
  onEvent(event) {
    if (event.type === "quoteReady") console.log("price", event.product, event.price);
    if (event.type === "step") console.log("step", event.product, event.step);
    if (event.type === "problem") console.log("problem", event.code);
  },
  onPaid({ product, amount, paymentId }) {
    console.log("sold", product, amount, paymentId);
  },
};
