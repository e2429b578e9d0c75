import { expect, test } from "@playwright/test";
import { loadedSheets, servedSheets } from "./loaded-styles.ts";

test("Storybook loads every stylesheet that a package exports or the site has", () => {
  expect(servedSheets().length).toBeGreaterThan(10);
  expect(loadedSheets()).toEqual(servedSheets());
});
