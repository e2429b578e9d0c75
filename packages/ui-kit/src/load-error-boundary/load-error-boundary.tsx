import { Component, type ReactNode, Suspense } from "react";

export interface LoadErrorBoundaryProps {
  /** Shown while the component's code is loading; without it, a surrounding `Suspense` decides. */
  readonly fallback?: ReactNode;
  /** Replaces a failed component; a function gets the error. */
  readonly failed: ReactNode | ((error: Error) => ReactNode);
  /** Called once when the component failed to load. */
  readonly onFailed?: (() => void) | undefined;
  /** The content: components created with `lazy`. */
  readonly children: ReactNode;
}

/** A part of a page whose code is fetched later; a lost connection then affects this part only. */
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

/** Retries when the connection is back. */
class Failsafe extends Component<FailsafeProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
    window.addEventListener("online", this.retry, { once: true });
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.retry);
  }

  private readonly retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    const { failed, children } = this.props;
    if (!error) return children;
    return typeof failed === "function" ? failed(error) : failed;
  }
}
