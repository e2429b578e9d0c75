import { test, waitUntilLive } from "./watched-page.ts";

test.fail("a page on which the browser refused a resource fails its test", async ({ page }) => {
  await page.goto("/rules?lang=en");
  await waitUntilLive(page);
  await page.evaluate(() => document.body.setAttribute("style", "color: red"));
});

test.fail("an error in the console only fails its test", async ({ page, context }) => {
  const second = await context.newPage();
  await page.goto("/rules?lang=en");
  await waitUntilLive(page);
  await second.evaluate(() => console.error("unseen"));
});

test.fail(
  "an error on the page that tests share fails the test in which it happens",
  async ({ sharedPage }) => {
    await sharedPage.goto("/rules?lang=en");
    await waitUntilLive(sharedPage);
    await sharedPage.evaluate(() => console.error("unseen"));
  },
);
