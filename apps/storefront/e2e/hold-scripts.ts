import type { Page } from "@playwright/test";

/** Keeps the scripts of a page back until they are let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
