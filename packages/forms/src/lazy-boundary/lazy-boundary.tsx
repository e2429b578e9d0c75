import { Alert, LoadErrorBoundary } from "@sughurta/ui-kit";
import { type ReactNode, Suspense } from "react";
import { useInsurer } from "../insurer/insurer-provider.tsx";
import { type LoadFailureProps, useLoadFailure } from "./use-load-failure.tsx";

export interface LazyBoundaryProps {
  /** Shown while the component's code is loading; without it, a surrounding `Suspense` decides. */
  readonly fallback?: ReactNode;
  /** The content: components created with `lazy`. */
  readonly children: ReactNode;
}

/** A component whose code is loaded later; its error shows the cause, as far as it is known, and what to do. */
export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  // A page without the provider fails at once, not when a connection does.
  const { supportPhone } = useInsurer();
  return (
    <LoadErrorBoundary
      fallback={fallback}
      failed={(error) => (
        <Suspense fallback={null}>
          <LoadFailure error={error} supportPhone={supportPhone} />
        </Suspense>
      )}
    >
      {children}
    </LoadErrorBoundary>
  );
}

function LoadFailure(failure: LoadFailureProps) {
  const { title, advice, reload } = useLoadFailure(failure);
  return (
    <Alert tone="danger" live="assertive" title={title} actions={reload}>
      {advice}
    </Alert>
  );
}
