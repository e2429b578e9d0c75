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
