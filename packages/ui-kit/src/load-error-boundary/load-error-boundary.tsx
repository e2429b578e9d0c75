import { Component, type ReactNode, Suspense } from "react";

export interface LoadErrorBoundaryProps {
  /** Stands for the part while its code is on its way; left out, a `Suspense` around decides. */
  readonly fallback?: ReactNode;
  /** Takes the place of a part that did not come, so that the page around it lives on. */
  readonly failed: ReactNode;
  /** Warned once when the part did not come. */
  readonly onFailed?: (() => void) | undefined;
  /** The part: components made with `lazy`. */
  readonly children: ReactNode;
}

/** A part of a page whose code is fetched later; losing the connection then loses this part only. */
export function LoadErrorBoundary({
  fallback,
  failed,
  onFailed,
  children,
}: LoadErrorBoundaryProps) {
  const part = (
    <Failsafe failed={failed} onFailed={onFailed}>
      {children}
    </Failsafe>
  );
  return fallback === undefined ? part : <Suspense fallback={fallback}>{part}</Suspense>;
}

type FailsafeProps = Omit<LoadErrorBoundaryProps, "fallback">;

/** Tries again when the connection is back. */
class Failsafe extends Component<FailsafeProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
    window.addEventListener("online", this.retry, { once: true });
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.retry);
  }

  private readonly retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
