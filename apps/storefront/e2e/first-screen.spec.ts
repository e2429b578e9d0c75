import { expect, test } from "./watched-page.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("the first screen of a phone says what things cost", async ({ page }) => {
  await page.goto("/?lang=ru");
  const families = page.getByRole("list", { name: "Что защитим" });
  const price = families.getByText(/^от \d/).first();
  expect((await price.boundingBox())?.y).toBeLessThanOrEqual(420);
  await expect(families.getByRole("link").nth(3)).toBeInViewport({ ratio: 1 });
});
