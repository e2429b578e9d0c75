import { Dialog, LoadErrorBoundary } from "@sughurta/ui-kit";
import { Suspense } from "react";
import type { LazyBoundaryProps } from "./lazy-boundary.tsx";
import { useLoadFailure } from "./use-load-failure.tsx";

export interface LazyDialogBoundaryProps extends LazyBoundaryProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Closes it. */
  readonly onClose: () => void;
}

/** A dialog whose code is loaded later; its error is shown in a dialog too. */
export function LazyDialogBoundary({ fallback, children, ...dialog }: LazyDialogBoundaryProps) {
  return (
    <LoadErrorBoundary
      fallback={fallback}
      failed={(error) => (
        <Suspense fallback={null}>
          <LoadFailure error={error} {...dialog} />
        </Suspense>
      )}
    >
      {children}
    </LoadErrorBoundary>
  );
}

interface LoadFailureProps extends Pick<LazyDialogBoundaryProps, "open" | "onClose"> {
  readonly error: Error;
}

function LoadFailure({ error, ...dialog }: LoadFailureProps) {
  const { title, advice, reload, closeText } = useLoadFailure(error);
  return (
    <Dialog {...dialog} size="small" title={title} closeText={closeText} footer={reload}>
      <p role="alert">{advice}</p>
    </Dialog>
  );
}
