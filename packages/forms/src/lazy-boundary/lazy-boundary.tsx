import { Alert, LoadErrorBoundary } from "@sughurta/ui-kit";
import { type ReactNode, Suspense } from "react";
import { useLoadFailure } from "./use-load-failure.tsx";

export interface LazyBoundaryProps {
  /** Shown while the component's code is loading; without it, a surrounding `Suspense` decides. */
  readonly fallback?: ReactNode;
  /** The content: components created with `lazy`. */
  readonly children: ReactNode;
}

/** A component whose code is loaded later; its error shows the cause, as far as it is known, and what to do. */
export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  return (
    <LoadErrorBoundary
      fallback={fallback}
      failed={(error) => (
        <Suspense fallback={null}>
          <LoadFailure error={error} />
        </Suspense>
      )}
    >
      {children}
    </LoadErrorBoundary>
  );
}

function LoadFailure({ error }: { readonly error: Error }) {
  const { title, advice, reload } = useLoadFailure(error);
  return (
    <Alert tone="danger" live="assertive" title={title} actions={reload}>
      {advice}
    </Alert>
  );
}
