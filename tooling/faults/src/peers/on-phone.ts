import { chromium, type Page } from "@playwright/test";
import { findTestChromium, TEST_CHROMIUM_ARGUMENTS } from "@sughurta/vitest-config/chromium";

const PHONE = { width: 360, height: 740 };

/** Opens an address in a browser of the size of a phone; throws when a script of a page fails. */
export async function onPhone(
  address: string,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const executablePath = findTestChromium();
  const browser = await chromium.launch({
    args: TEST_CHROMIUM_ARGUMENTS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage({ locale: "ru-RU", viewport: PHONE });
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto(address);
    await visit(page);
    if (errors.length > 0) throw new AggregateError(errors, "Scripts of a page failed");
  } finally {
    await browser.close();
  }
}
