import { expect, test } from "./watched-page.ts";

const PASSWORD = "desk demonstration";

test("a member of staff adds a passkey and signs in with it alone", async ({
  browser,
  troubles,
}) => {
  const context = await browser.newContext({
    baseURL: process.env.DESK_URL ?? "",
    locale: "en-GB",
  });
  troubles.watch(context);
  const page = await context.newPage();
  const devices = await context.newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const codes = await context.newPage();
  await codes.goto(`${process.env.API_URL}/sandbox/desk?lang=en`);
  const card = codes.getByRole("article").filter({ hasText: "cashier2" });
  const code = (await card.getByRole("definition").last().textContent()) ?? "";
  // A browser does not request a passkey on a page in the background.
  await codes.close();

  await page.goto("/sign-in?lang=en");
  await page.getByLabel("Sign-in name").fill("cashier2");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByLabel("Code from your authenticator app").fill(code);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("link", { name: "My access" }).click();
  await page.getByLabel("Name, such as").fill("Work laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("button", { name: "Remove: Work laptop" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();

  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("link", { name: "My access" })).toBeVisible();
  await context.close();
});
