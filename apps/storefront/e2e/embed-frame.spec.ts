import { createServer, type Server } from "node:http";
import { aHolder, atBank, buy, fillOrder, payDialog, policiesMailedTo } from "./order-page.ts";
import { expect, test } from "./watched-page.ts";
import { words } from "./words.ts";

const KEY = "pk_frame_example_1";
const w = words.ru;

/** A typical blog theme: rules for every element, and rules that match our classes by chance. */
const THEME = `
  * { font-family: "Comic Sans MS", cursive !important; line-height: 3; }
  body { font-size: 22px; color: #e5e5e5; background: #123; }
  main, form, fieldset, .entry-content * { box-sizing: content-box; margin: 1.5em; }
  input, select, button { background: hotpink !important; border-radius: 0 !important; float: left; }
  h1, h2, h3 { text-transform: uppercase; font-size: 60px !important; }
  iframe { max-width: 640px; }
  dialog { display: none !important; }
`;

/** Pages of a host: one without styles, one of a blog with a theme. */
const PAGES: Readonly<Record<string, (site: string) => string>> = {
  "/plain": (site) =>
    `<!doctype html><html lang="tg"><title>plain</title><script src="${site}/embed.js"></script>
    <sughurta-travel partner-key="${KEY}"></sughurta-travel></html>`,
  "/dark": (site) =>
    `<!doctype html><html lang="en"><title>dark</title><script src="${site}/embed.js"></script>
    <sughurta-policy-check partner-key="${KEY}" color-scheme="dark" brand="#101010"></sughurta-policy-check></html>`,
  "/": (site) =>
    `<!doctype html><html lang="ru"><head><title>blog</title><style>${THEME}</style></head><body class="wp">
    <div class="entry-content"><h1>Наш блог</h1><sughurta-box slug="kvartira" partner-key="${KEY}"></sughurta-box></div>
    <script src="${site}/embed.js" defer></script>
    <script>addEventListener("sughurta-paid", ({ detail }) => document.body.dataset.sold = detail.amount)</script></body></html>`,
};

let server: Server;
const host = `http://127.0.0.1:${process.env.FRAME_PORT}`;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  const site = process.env.SITE_URL ?? "";
  server = createServer((request, response) => {
    const page = PAGES[new URL(request.url ?? "/", host).pathname];
    response.writeHead(page ? 200 : 204, { "content-type": "text/html; charset=utf-8" });
    response.end(page?.(site));
  });
  await new Promise<void>((done) =>
    server.listen(Number(process.env.FRAME_PORT), "127.0.0.1", done),
  );
});

test.afterAll(() => {
  server.close();
});

test("a page without a framework shows the quick quote with a script tag and one element", async ({
  page,
}) => {
  await page.goto(`${host}/plain`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 2 }).first()).toBeVisible();
  const inside = async () => (await frame.getByRole("main").boundingBox())?.height ?? 0;
  const frameHeight = async () => (await page.locator("iframe").boundingBox())?.height;
  await expect(async () => expect(await frameHeight()).toBe(Math.ceil(await inside()))).toPass();
  // The background of the host page is visible through the frame.
  await expect(frame.locator(".sughurta").first()).toHaveCSS(
    "background-color",
    "rgba(0, 0, 0, 0)",
  );
});

test("a brand that the dark theme cannot show exactly is named in the console", async ({
  page,
  troubles,
}) => {
  troubles.expect(/#101010/);
  const note = page.waitForEvent("console", (message) => message.text().includes("#101010"));
  await page.goto(`${host}/dark`);
  expect((await note).text()).toContain("the nearest colour that does, oklch(0.52");
  expect((await note).type()).toBe("warning");
});

test("a blog with a theme of its own sells a box, and the whole page goes to the bank and returns", async ({
  page,
}) => {
  const holder = aHolder();
  await page.goto(host);
  const frame = page.frameLocator("iframe");
  await fillOrder(frame, holder);
  await buy(frame);
  const dialog = payDialog(frame);
  await dialog.locator("label", { hasText: "DC Pay" }).click();
  await dialog.getByRole("button", { name: w.pay }).click();
  await page.waitForURL(/\/sandbox\/bank\//);
  await atBank(page, "pay");
  await page.waitForURL(`${host}/?payment=*`);
  const shown = page.frameLocator("iframe");
  await expect(shown.getByRole("heading", { level: 1, name: w.paid })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-sold", /^\d+$/);
  expect(await policiesMailedTo(page, holder)).not.toEqual([]);
  await shown.getByRole("button", { name: w.close }).click();
  await page.waitForURL(`${host}/`);
});
