import { expect, test } from "@playwright/test";

test("features that Playwright disables in Chromium stay disabled beside those that our tests disable", async ({
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
