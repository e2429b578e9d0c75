import type { ReactNode } from "react";
import { KnownPeople } from "../account/known-people.tsx";
import { OrderCallback } from "../callback/order-callback.tsx";

/** What this site adds to every order: people of the buyer's account, and an end by phone. */
export function OrderSurroundings({ children }: { children: ReactNode }) {
  return (
    <KnownPeople>
      <OrderCallback>{children}</OrderCallback>
    </KnownPeople>
  );
}
