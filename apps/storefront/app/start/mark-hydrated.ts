declare global {
  interface Window {
    /** True once the page is live; tests and the start script wait for it. */
    sughurtaHydrated?: boolean;
  }
}

/**
 * Tells the start script that the page is live, so that it releases what it held; in a task of its
 * own, because a form that is sent during React's first commit is not handled yet.
 */
export function markHydrated(): void {
  setTimeout(() => {
    window.sughurtaHydrated = true;
    dispatchEvent(new Event("sg:hydrated"));
  });
}
