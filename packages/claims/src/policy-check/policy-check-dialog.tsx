import { LazyDialogBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import type { PolicyCheckPanelProps } from "./policy-check-panel.tsx";

const PolicyCheckPanel = lazyComponent(
  lazyModule(() => import("./policy-check-panel.tsx")),
  (module) => module.PolicyCheckPanel,
);

export interface PolicyCheckDialogProps
  extends Pick<
    PolicyCheckPanelProps,
    "today" | "policyNumber" | "onClose" | "onClaim" | "renderOwner"
  > {
  readonly open: boolean;
  /** Address of the home page, `/` by default. */
  readonly homeHref?: string;
}

/** Policy check in a popup; its code is loaded when it is opened (S0 §2). */
export function PolicyCheckDialog({ open, homeHref = "/", ...handlers }: PolicyCheckDialogProps) {
  if (!open) return null;
  return (
    <LazyDialogBoundary fallback={null} open={open} onClose={handlers.onClose}>
      <PolicyCheckPanel {...handlers} homeHref={homeHref} />
    </LazyDialogBoundary>
  );
}
