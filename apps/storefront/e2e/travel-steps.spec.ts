import type { Page } from "@playwright/test";
import {
  aTraveller,
  chooseCountry,
  continueTo,
  control,
  fillHolder,
  openTravel,
  turnOn,
} from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { expect, test, waitUntilLive } from "./watched-page.ts";

const w = travelWords.en;

/** Waits until a step is shown and is in the address. */
async function atStep(page: Page, key: string, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get("step") === key);
}

test("Back, Forward and a reload change the step and preserve every value", async ({ page }) => {
  const holder = aTraveller();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const fill = {
    trip: () => chooseCountry(page, "turkey", w.turkey),
    options: () => turnOn(page, "Personal belongings"),
    people: async () => {
      await fillHolder(page, holder);
      await page.getByRole("checkbox", { name: w.travelToo }).check();
    },
  };
  const filled = {
    trip: () => expect(page.getByRole("button", { name: new RegExp(w.turkey) })).toBeVisible(),
    options: () => expect(page.getByRole("switch", { name: "Personal belongings" })).toBeChecked(),
    people: () => expect(control(page, "las[0].laFullname")).toHaveValue(holder.fullName),
  };

  await openTravel(page, "/travel-order", "en");
  const steps = ["trip", "options", "people"] as const;
  for (const [index, key] of steps.entries()) {
    const following = steps[index + 1] ?? "review";
    await fill[key]();
    await continueTo(page, w[following], w);
    await atStep(page, following, w[following]);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 2, name: w[key], exact: true })).toBeVisible();
    await filled[key]();
    await page.goForward();
    await atStep(page, following, w[following]);
  }
  expect(asked.filter((name) => name.endsWith(".data"))).toEqual([]);

  await page.reload();
  await waitUntilLive(page);
  await atStep(page, "review", w.review);
  for (const key of ["people", "options"] as const) {
    await page.goBack();
    await atStep(page, key, w[key]);
    await filled[key]();
    await page.reload();
    await waitUntilLive(page);
    await atStep(page, key, w[key]);
    await filled[key]();
  }
});
