import { createContext, type ReactNode, useContext } from "react";

/** What an order that is to be finished by phone is about: never who it is for. */
export interface CallbackOrder {
  /** Product and step as the buyer reads them. */
  readonly about: string;
  /** Id of the draft on the service, by which a caller's order is found. */
  readonly draft: string;
  /** Nine national digits, as far as they are filled in. */
  readonly phone: string;
}

/** Shows the application's own form for a call back, over the order. */
export type RenderCallback = (order: CallbackOrder, onClose: () => void) => ReactNode;

const CallbackContext = createContext<RenderCallback | undefined>(undefined);

/** Lets the orders inside be finished by phone; without it they offer no call. */
export function CallbackProvider({
  render,
  children,
}: {
  /** The same function each time. */
  readonly render: RenderCallback;
  readonly children: ReactNode;
}) {
  return <CallbackContext.Provider value={render}>{children}</CallbackContext.Provider>;
}

/** The application's form for a call back, where it has one. */
export function useRenderCallback(): RenderCallback | undefined {
  return useContext(CallbackContext);
}
