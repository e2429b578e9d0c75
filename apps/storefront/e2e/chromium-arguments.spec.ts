import { expect, test } from "@playwright/test";

test("what Playwright turns off in Chromium stays off beside what our tests turn off", async ({
  browser,
}) => {
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send("SystemInfo.getInfo");
  const lists = commandLine.matchAll(/--disable-features=(?<names>\S+)/g);
  const [ofPlaywright = [], ...others] = Array.from(
    lists,
    ({ groups }) => groups?.names?.split(",") ?? [],
  );
  expect(ofPlaywright.length).toBeGreaterThan(0);
  expect(others.at(-1)).toEqual(expect.arrayContaining(ofPlaywright));
});
