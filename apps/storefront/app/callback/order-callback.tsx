import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { CallbackProvider, type RenderCallback } from "@sughurta/order";
import type { ReactNode } from "react";

const CallbackDialog = lazyComponent(
  lazyModule(() => import("@sughurta/content/callback")),
  (module) => module.CallbackDialog,
);

const render: RenderCallback = ({ about, draft, phone }, onClose) => (
  <LazyBoundary fallback={null} dialog={{ open: true, onClose }}>
    <CallbackDialog open note={about} draft={draft} initialPhone={phone} onClose={onClose} />
  </LazyBoundary>
);

/** Lets every order of this site be finished by phone. */
export function OrderCallback({ children }: { children: ReactNode }) {
  return <CallbackProvider render={render}>{children}</CallbackProvider>;
}
