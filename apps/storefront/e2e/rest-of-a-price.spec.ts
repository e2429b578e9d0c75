import { startBoxPayment } from "./bought-box.ts";
import { find, openList, signIn } from "./desk-page.ts";
import { atBank, lettersTo, paidPolicyNumber, policiesMailedTo } from "./order-page.ts";
import { aPhone } from "./sms-code.ts";
import { expect, test, violations, waitUntilLive } from "./watched-page.ts";

test("a cashier asks for the rest of an underpaid price, and anyone with the link pays it", async ({
  page,
  browser,
}) => {
  const { holder, paymentId, redirectUrl } = await startBoxPayment(page, {
    paymentOper: "dc",
    phone: aPhone(),
  });
  await page.request.post(redirectUrl, { form: { action: "pay-wrong-amount" }, maxRedirects: 0 });

  await signIn(page, "cashier2");
  await openList(page, "Платежи");
  await find(page, paymentId);
  await page.getByRole("link", { name: /••••/ }).click();
  await expect(page.getByRole("status")).toContainText("попросите доплату по ссылке");
  const ask = page.getByRole("button", { name: "Попросить доплату по ссылке" });
  const form = page.locator("form").filter({ has: ask });
  await form.getByLabel("Причина").fill("Банк прислал на 1 сомони меньше");
  await ask.click();
  await expect(page.getByRole("definition").filter({ hasText: /1.TJS до/ })).toBeVisible();

  const letters = await lettersTo(page, holder);
  const [link = ""] = /http\S+\/rest\/[\w-]+/.exec(letters.join("\n")) ?? [];
  const relative = await browser.newPage();
  await relative.goto(`${new URL(link).pathname}?lang=ru`);
  await waitUntilLive(relative);
  await expect(relative.getByText("Осталось доплатить")).toBeVisible();
  expect(await violations(relative)).toEqual([]);
  await relative.getByRole("button", { name: /^Оплатить 1/ }).click();
  const dialog = relative.getByRole("dialog");
  await dialog.locator("label", { hasText: "Vasl Pay" }).click();
  await dialog.getByRole("button", { name: "Оплатить" }).click();
  await atBank(relative, "pay");
  const number = await paidPolicyNumber(relative);
  expect(await policiesMailedTo(page, holder)).toEqual([expect.stringContaining(number)]);
  await page.reload();
  await expect(page.getByText(/1.TJS, пришло/)).toBeVisible();
  await relative.close();
});
