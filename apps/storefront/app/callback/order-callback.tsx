import { CallbackDialog } from "@sughurta/content";
import { CallbackProvider, type RenderCallback } from "@sughurta/order";
import type { ReactNode } from "react";

const render: RenderCallback = ({ about, draft, phone }, onClose) => (
  <CallbackDialog open note={about} draft={draft} initialPhone={phone} onClose={onClose} />
);

/** Adds finishing by phone to every order of this site. */
export function OrderCallback({ children }: { children: ReactNode }) {
  return <CallbackProvider render={render}>{children}</CallbackProvider>;
}
