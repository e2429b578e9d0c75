import { createContext } from "react";

/** The action that continues or buys, for the details of the price. */
export interface NextAction {
  readonly text: string;
  readonly onPress: () => void;
}

/** The action of the order around; `undefined` outside an order's screen. */
export const NextActionContext = createContext<NextAction | undefined>(undefined);
