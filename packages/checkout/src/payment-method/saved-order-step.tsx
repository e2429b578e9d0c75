import { createContext, type ReactNode, useContext } from "react";
import type { SavedOrder } from "../purchase/checkout-state.ts";

/** Renders what follows on saving an order in place of the payment; `onClose` returns to the form. */
export type RenderSavedOrder = (order: SavedOrder, onClose: () => void) => ReactNode;

const SavedOrderContext = createContext<RenderSavedOrder | undefined>(undefined);

/** Continues the orders inside in another way than by paying them here, such as with a link for the buyer. */
export function SavedOrderProvider({
  render,
  children,
}: {
  /** The same function between renders; the orders are paid where it is omitted. */
  readonly render: RenderSavedOrder | undefined;
  readonly children: ReactNode;
}) {
  return <SavedOrderContext.Provider value={render}>{children}</SavedOrderContext.Provider>;
}

/** What follows on saving an order, where it is not the payment. */
export function useRenderSavedOrder(): RenderSavedOrder | undefined {
  return useContext(SavedOrderContext);
}
