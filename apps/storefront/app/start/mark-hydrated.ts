declare global {
  interface Window {
    /** True once the page is live; tests wait for it. */
    sughurtaHydrated?: boolean;
  }
}

/**
 * Tells that the page is live, so that what was held of early input is released; in a task of its
 * own, because a form that is sent during React's first commit is not handled yet.
 */
export function markHydrated(): void {
  setTimeout(() => {
    window.sughurtaHydrated = true;
    dispatchEvent(new Event("sg:hydrated"));
  });
}
