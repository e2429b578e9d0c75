import type { ReactNode } from "react";
import { SavedContacts } from "../account/fill-from-profile.tsx";
import { OrderCallback } from "../callback/order-callback.tsx";

/** What this site adds to every order: people of the buyer's account, and an end by phone. */
export function OrderProviders({ children }: { children: ReactNode }) {
  return (
    <SavedContacts>
      <OrderCallback>{children}</OrderCallback>
    </SavedContacts>
  );
}
