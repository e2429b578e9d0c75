import { createContext, type ReactNode, useContext } from "react";

/** Context of an order that is finished by phone: never personal data. */
export interface CallbackOrder {
  /** Product and step in the buyer's language. */
  readonly about: string;
  /** Id of the draft on the service, by which a caller's order is found. */
  readonly draft: string;
  /** Nine national digits, as far as they are filled in. */
  readonly phone: string;
}

/** Shows the application's own callback form over the order. */
export type RenderCallback = (order: CallbackOrder, onClose: () => void) => ReactNode;

const CallbackContext = createContext<RenderCallback | undefined>(undefined);

/** Lets the orders inside be finished by phone; without it they offer no callback. */
export function CallbackProvider({
  render,
  children,
}: {
  /** The same function between renders. */
  readonly render: RenderCallback;
  readonly children: ReactNode;
}) {
  return <CallbackContext.Provider value={render}>{children}</CallbackContext.Provider>;
}

/** The application's callback form, where it has one. */
export function useRenderCallback(): RenderCallback | undefined {
  return useContext(CallbackContext);
}
