import { expect, test, waitUntilLive } from "./watched-page.ts";

/** The most that a page may move; a long text may gain or lose one line of many. */
const MOST_SHIFTS = { "/": 0.005, "/travel-order": 0.005, "/rules": 0.01 };

// As fine as a phone: a coarse screen rounds the width of each letter.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 });

for (const [path, mostShift] of Object.entries(MOST_SHIFTS)) {
  for (const language of ["ru", "tg", "en"]) {
    test(`${path} in ${language} stays where it is when its font comes late`, async ({ page }) => {
      let sendFonts = () => {};
      const readyForFonts = new Promise<void>((resolve) => {
        sendFonts = resolve;
      });
      await page.route("**/*.woff2", async (route) => {
        await readyForFonts;
        await route.continue();
      });
      await page.goto(`${path}?lang=${language}`, { waitUntil: "commit" });
      await waitUntilLive(page);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      sendFonts();
      const shift = await page.evaluate(async () => {
        const shifts: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        await document.fonts.ready;
        // A shift is known once the frame after it has begun.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return [...shifts, ...observer.takeRecords()]
          .map((entry) => ("value" in entry ? Number(entry.value) : 0))
          .reduce((whole, value) => whole + value, 0);
      });
      expect(shift).toBeLessThan(mostShift);
    });
  }
}
