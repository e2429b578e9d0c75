import type { Page } from "@playwright/test";
import { median, type Row } from "@sughurta/bootstrap/print-table";

interface WatchedWindow extends Window {
  /** Milliseconds of every key press and click so far. */
  figures: number[];
}

/** Measures for each key press and click the time until the next frame with its result is painted. */
export async function watchPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const figures: number[] = [];
    Object.assign(window, { figures });
    for (const kind of ["keydown", "click"]) {
      window.addEventListener(
        kind,
        (event) => {
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => figures.push(performance.now() - event.timeStamp);
            channel.port2.postMessage(undefined);
          });
        },
        true,
      );
    }
  });
}

/** A row of a table: times, median and maximum of events during an action. */
export async function timed(
  page: Page,
  what: string,
  goal: string,
  act: () => Promise<void>,
): Promise<Row> {
  await page.evaluate(() => {
    (window as unknown as WatchedWindow).figures.length = 0;
  });
  await act();
  const figures = await page.evaluate(() => (window as unknown as WatchedWindow).figures);
  const worst = Math.max(...figures);
  return [what, figures.length, Math.round(median(figures)), Math.round(worst), goal];
}
