import { LazyDialogBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import type { CallbackPanelProps } from "./callback-panel.tsx";

const CallbackPanel = lazyComponent(
  lazyModule(() => import("./callback-panel.tsx")),
  (module) => module.CallbackPanel,
);

export interface CallbackDialogProps extends CallbackPanelProps {
  readonly open: boolean;
}

/** Callback request in a popup; its code is loaded when it is opened (S0 §2). */
export function CallbackDialog({ open, ...panel }: CallbackDialogProps) {
  if (!open) return null;
  return (
    <LazyDialogBoundary fallback={null} open={open} onClose={panel.onClose}>
      <CallbackPanel {...panel} />
    </LazyDialogBoundary>
  );
}
