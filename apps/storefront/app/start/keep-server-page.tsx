import { Component, type ReactNode, use } from "react";
import { START_FAILED } from "./static-help.ts";

const NEVER = new Promise<never>(() => {});

interface Caught {
  readonly error?: unknown;
}

/**
 * Keeps the server's page where the first render in the browser fails: it suspends forever, so React commits nothing
 * and the readable page stays. Later errors go to the error boundary above.
 */
export class KeepServerPage extends Component<{ children: ReactNode }, Caught> {
  override state: Caught = {};

  static getDerivedStateFromError(error: unknown): Caught {
    if (isStarting()) {
      // React reports an error only on commit, which never happens here.
      console.error(error);
      dispatchEvent(new Event(START_FAILED));
    }
    return { error };
  }

  override render() {
    if (!("error" in this.state)) return this.props.children;
    if (!isStarting()) throw this.state.error;
    return <Suspended />;
  }
}

function isStarting(): boolean {
  return !window.sughurtaHydrated;
}

function Suspended(): ReactNode {
  return use(NEVER);
}

declare global {
  interface Window {
    /** True once the page is hydrated; tests wait for it. */
    sughurtaHydrated?: boolean;
  }
}

/**
 * Marks the page as hydrated, so that buffered input is replayed; in a task of its own, because a form that is sent
 * during React's first commit is not handled yet.
 */
export function markHydrated(): void {
  setTimeout(() => {
    window.sughurtaHydrated = true;
    dispatchEvent(new Event("sg:hydrated"));
  });
}
