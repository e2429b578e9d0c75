import { expect, test, waitUntilLive } from "./watched-page.ts";

test("an article is printed without controls", async ({ page }) => {
  await page.goto("/blog?lang=ru");
  await waitUntilLive(page);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "5511" })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

test("exclusions of a box are marked with crosses", async ({ sharedPage: page }) => {
  await page.goto("/boxes/neschastnyy-sluchay?lang=ru");
  const shapes = (selector: string) =>
    page.evaluate(
      (list) =>
        [...document.querySelectorAll(`main ${list}`)].map(
          (item) => getComputedStyle(item, "::before").clipPath,
        ),
      selector,
    );
  const crosses = await shapes(".not-covered > li");
  expect(crosses.length).toBeGreaterThan(0);
  expect(new Set(crosses)).not.toContain("none");
  expect(new Set(await shapes(".sg-prose ul:not(.not-covered) > li"))).toEqual(new Set(["none"]));
});
