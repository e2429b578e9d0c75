import type { Page } from "@playwright/test";

/** Address of a running shop, and the language of the screenshots. */
export interface Shop {
  readonly site: string;
  readonly api: string;
  readonly lang: string;
}

/** A screen and the way to it from the screen before. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page, shop: Shop) => Promise<void>;
}

/** Time within which a second press counts as a double click. */
const PRESS_AGAIN_MS = 1_500;

const open = async (page: Page, { site, lang }: Shop, path: string) => {
  await page.goto(`${site}${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
  await page.waitForFunction(() => "sughurtaHydrated" in window);
};

const at = (name: string, path: string): Screen => ({
  name,
  open: (page, shop) => open(page, shop, path),
});

const main = (page: Page) => page.getByRole("main");
const control = (page: Page, name: string) => main(page).locator(`[name="${name}"]`).first();
const choose = async (page: Page, name: string, value: string) => {
  const radio = main(page).locator(`[name="${name}"][value="${value}"]`);
  await radio.locator("..").locator("label").first().click();
};

/** The continue button submits the form; pressed until another step is shown. */
async function continueTo(page: Page): Promise<void> {
  const step = () => main(page).locator("h2").first().textContent();
  const before = await step();
  const submit = main(page).locator("form [type=submit]").last();
  for (let press = 0; press < 4 && (await step()) === before; press += 1) {
    await submit.click();
    await page.waitForTimeout(PRESS_AGAIN_MS);
  }
  if ((await step()) === before) throw new Error(`The step stays: ${before}`);
}

async function beginTrip(page: Page, shop: Shop): Promise<void> {
  await open(page, shop, "/travel-order");
  const country = main(page).getByRole("combobox").first();
  await country.click();
  await country.fill("turkey");
  await page.getByRole("option").first().click();
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => {
    const figures = document.querySelector("main output[aria-live=polite]");
    return figures?.getAttribute("aria-busy") === "false" && /\d/.test(figures.textContent);
  });
}

async function fillHolder(page: Page): Promise<void> {
  const responses = {
    holderFullName: "SAIDOVA MADINA RUSTAMOVNA",
    holderBirthday: "14.05.1990",
    holderPhone: "921234567",
    holderEmail: "madina@example.tj",
    holderDocNumber: "412345678",
    holderIssueDate: "01.06.2020",
    holderIssueInstitution: "MIA",
  };
  await main(page).getByRole("checkbox").first().check();
  await choose(page, "holderGender", "f");
  await choose(page, "holderDocType", "1");
  for (const [name, response] of Object.entries(responses))
    await control(page, name).fill(response);
}

async function askForPayment(page: Page): Promise<void> {
  await main(page).locator("form [type=checkbox]").last().check();
  const dialog = page.locator("dialog[open]");
  for (let press = 0; press < 4 && !(await dialog.isVisible()); press += 1) {
    await main(page).locator("form [type=submit]").last().click();
    await page.waitForTimeout(PRESS_AGAIN_MS);
  }
}

async function pay(page: Page): Promise<void> {
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("radio").first().check();
  await dialog.locator("button[type=submit], .sg-dialog__foot button").last().click();
  await page.locator("[name=action][value=pay]").click();
  await page.waitForURL(/\/success/);
  await main(page).locator("article").first().waitFor();
  // Any key stops the way back to the home page.
  await page.keyboard.press("Shift");
}

interface Demo {
  readonly login: { readonly phone: string; readonly password: string };
  readonly policies: readonly { readonly number: string }[];
}

async function loadDemo({ api }: Shop): Promise<Demo> {
  const response = await fetch(`${api}/sandbox/demo`);
  return (await response.json()) as Demo;
}

async function signIn(page: Page, shop: Shop): Promise<void> {
  const { login } = await loadDemo(shop);
  await open(page, shop, "/");
  await page.evaluate(
    (body) =>
      fetch("/v1/user/auth/", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      }).then((response) => response.text()),
    JSON.stringify({ username: login.phone, password: login.password }),
  );
  await open(page, shop, "/account");
  await main(page).locator("article").first().waitFor();
}

/** The main screens of the shop in the order of a purchase; each begins where the one before ended. */
export const screens: readonly Screen[] = [
  at("home", "/"),
  at("boxes", "/boxes"),
  at("product", "/boxes/kvartira"),
  at("auto", "/auto"),
  at("autonew", "/autonew"),
  at("travel", "/travel"),
  at("offices", "/offices"),
  at("partners", "/partners"),
  at("blog", "/blog"),
  {
    name: "article",
    open: async (page) => {
      const link = main(page).locator('a[href^="/blog/"]').first();
      await page.goto(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
      await page.waitForFunction(() => "sughurtaHydrated" in window);
    },
  },
  at("not-found", "/no-such-page"),
  {
    name: "verify",
    open: async (page, shop) => {
      const { policies } = await loadDemo(shop);
      await open(page, shop, `/verify/${policies[0]?.number}`);
    },
  },
  { name: "order-1-trip", open: beginTrip },
  { name: "order-2-options", open: continueTo },
  { name: "order-3-people", open: continueTo },
  {
    name: "order-4-review",
    open: async (page) => {
      await fillHolder(page);
      await continueTo(page);
    },
  },
  { name: "payment", open: askForPayment },
  { name: "success", open: pay },
  { name: "account", open: signIn },
];
