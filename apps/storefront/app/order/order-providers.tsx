import type { ReactNode } from "react";
import { SavedContacts } from "../account/fill-from-profile.tsx";
import { OrderCallback } from "../callback/order-callback.tsx";

/** This site's additions to every order: people of the buyer's account, and finishing by phone. */
export function OrderProviders({ children }: { children: ReactNode }) {
  return (
    <SavedContacts>
      <OrderCallback>{children}</OrderCallback>
    </SavedContacts>
  );
}
