import { Dialog, LoadErrorBoundary } from "@sughurta/ui-kit";
import { Suspense } from "react";
import { useInsurer } from "../insurer/insurer-provider.tsx";
import type { LazyBoundaryProps } from "./lazy-boundary.tsx";
import { type LoadFailureProps, useLoadFailure } from "./use-load-failure.tsx";

export interface LazyDialogBoundaryProps extends LazyBoundaryProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Closes it. */
  readonly onClose: () => void;
}

/** A dialog whose code is loaded later; its error is shown in a dialog too. */
export function LazyDialogBoundary({ fallback, children, ...dialog }: LazyDialogBoundaryProps) {
  const { supportPhone } = useInsurer();
  return (
    <LoadErrorBoundary
      fallback={fallback}
      failed={(error) => (
        <Suspense fallback={null}>
          <LoadFailure error={error} supportPhone={supportPhone} {...dialog} />
        </Suspense>
      )}
    >
      {children}
    </LoadErrorBoundary>
  );
}

type FailureDialogProps = LoadFailureProps & Pick<LazyDialogBoundaryProps, "open" | "onClose">;

function LoadFailure({ error, supportPhone, ...dialog }: FailureDialogProps) {
  const { title, advice, reload, closeText } = useLoadFailure({ error, supportPhone });
  return (
    <Dialog {...dialog} size="small" title={title} closeText={closeText} footer={reload}>
      <p role="alert">{advice}</p>
    </Dialog>
  );
}
