import { openList, signIn } from "./desk-page.ts";
import {
  aHolder,
  atBank,
  buyButton,
  field,
  fillOrder,
  goToBank,
  paidPolicyNumber,
} from "./order-page.ts";
import { expect, test, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

const w = words.ru;

test("staff fill in an order on the phone, and its buyer checks and pays it on their own", async ({
  page,
  somebodyElse,
}) => {
  const holder = aHolder();
  await signIn(page, "support2");
  await openList(page, "Продажи");
  await page.getByLabel("Что продаём").selectOption({ label: "Квартира и соседи" });
  await page.getByRole("button", { name: "Продать полис" }).click();
  const link = page.getByRole("link", { name: "Открыть форму заказа" });
  const href = (await link.getAttribute("href")) ?? "";

  await page.goto(href);
  await page.waitForURL(/\/boxes\/order\/kvartira/);
  await waitUntilLive(page);
  await expect(page.getByText("Продажа сотрудником: support2")).toBeVisible();
  const stored = page.waitForResponse(
    (response) =>
      response.url().includes("/v1/draft/") &&
      (response.request().postData() ?? "").includes(holder.email),
  );
  await fillOrder(page, holder);
  await stored;
  await buyButton(page).click();
  await page.getByRole("button", { name: "Отправить ссылку на оплату" }).click();
  await expect(page.getByText(/^Ссылка отправлена на .*mail\.tj/)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Закончить продажу" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/boxes/order/kvartira?lang=ru");
  await waitUntilLive(page);
  await expect(page.getByText("Продажа сотрудником")).toHaveCount(0);
  await expect(field(page, w.lastName)).toHaveValue("");

  const mails = `${process.env.API_URL}/sandbox/mail?lang=ru`;
  const sent = new RegExp(`${holder.email}[\\s\\S]*?(http\\S+#handover=[\\w-]+)`);
  await expect(async () => {
    await page.goto(mails);
    expect(await page.locator("body").textContent()).toMatch(sent);
  }).toPass();
  const address = sent.exec((await page.locator("body").textContent()) ?? "")?.[1] ?? "";
  const buyer = await somebodyElse();
  await buyer.goto(address);
  await waitUntilLive(buyer);
  await expect(buyer.getByText(w.restored)).toBeVisible();
  await buyer.getByRole("checkbox", { name: w.agree }).check();
  await goToBank(buyer);
  await atBank(buyer, "pay");
  const number = await paidPolicyNumber(buyer);

  await page.goto(`${process.env.DESK_URL}/sales?lang=ru`);
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByText("support2 (согласие по телефону)")).toBeVisible();
});
