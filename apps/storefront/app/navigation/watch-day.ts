const CHECK_MS = 60_000;

/** The current date in a time zone, in a fixed format of this browser. */
const dateIn = (timeZone: string) => new Date().toLocaleDateString("en", { timeZone });

/**
 * Calls `onChange` within a minute after the date changes in a time zone, or when the page becomes visible on another day.
 * Returns a function that stops it.
 */
export function watchDay(timeZone: string, page: EventTarget, onChange: () => void): () => void {
  let shown = dateIn(timeZone);
  const check = () => {
    const date = dateIn(timeZone);
    if (date === shown) return;
    shown = date;
    onChange();
  };
  const timer = setInterval(check, CHECK_MS);
  // Timers are delayed in a page that is not visible.
  page.addEventListener("visibilitychange", check);
  return () => {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", check);
  };
}
