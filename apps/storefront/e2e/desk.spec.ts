import { randomUUID } from "node:crypto";
import { requestCallback } from "@sughurta/contracts/content";
import { aClaim } from "./a-claim.ts";
import { openBoughtBox, startBoxPayment } from "./bought-box.ts";
import { find, openList, signIn } from "./desk-page.ts";
import { accessToken } from "./drafts.ts";
import { chooseYear, fillHolder, openMotor, price } from "./motor-page.ts";
import { atBank, goToBank, paidPolicyNumber } from "./order-page.ts";
import { aPhone } from "./sms-code.ts";
import { control } from "./travel-page.ts";
import { expect, test } from "./watched-page.ts";

/** A picture of one pixel: no amount can be recognised in it. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const DAY_MS = 86_400_000;

test("a cashier reads a receipt beside its order and accepts it, which issues the policy", async ({
  page,
}) => {
  const { paymentId } = await startBoxPayment(page, { paymentOper: "qr", phone: aPhone() });
  const sent = await page.request.post(`/v1/payment/qr_bill/${paymentId}`, {
    headers: {
      authorization: `Bearer ${await accessToken(page)}`,
      "idempotency-key": randomUUID(),
    },
    multipart: {
      payment_id: paymentId,
      file: { name: "receipt.png", mimeType: "image/png", buffer: PICTURE },
    },
  });
  expect(sent.status()).toBeLessThan(300);
  await signIn(page, "cashier");
  await openList(page, "Платежи");
  // Keyboard use of a list: the first row, and Enter opens it.
  await page.keyboard.press("j");
  await expect(page.locator("[data-row]").first()).toBeFocused();
  await find(page, paymentId);
  await page.getByRole("link", { name: /••••/ }).click();
  await page.getByText("Показать персональные данные").first().click();
  await page.getByLabel("Зачем").fill("Сверяю чек");
  await page.getByRole("button", { name: "Показать персональные данные" }).click();
  await expect(page.getByRole("img", { name: "Чек" })).toBeVisible();
  const receipt = page
    .locator("form")
    .filter({ has: page.getByRole("button", { name: "Принять чек" }) });
  await receipt.getByLabel("Сумма, TJS").fill("220");
  const [today = ""] = new Date().toISOString().split("T");
  await receipt.getByLabel("Дата оплаты").fill(today);
  await receipt.getByLabel("Причина").fill("Сумма сходится");
  await receipt.getByRole("button", { name: "Принять чек" }).click();
  await expect(page.getByText("Оплачен", { exact: true })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^\d{10}$/ })).toBeVisible();
});

test("claims staff find a claim by its number and ask for documents", async ({ page }) => {
  const claimId = await aClaim(page, aPhone());
  await signIn(page, "claims");
  await openList(page, "Заявления");
  await find(page, claimId.slice(0, 8));
  await page.getByRole("link", { name: claimId.slice(0, 4).toUpperCase() }).click();
  await page.getByRole("button", { name: "Запросить документы" }).click();
  await expect(page.getByRole("alert")).toContainText("какие документы нужны");
  await page.getByLabel("Сообщение заявителю").fill("Пришлите справку");
  await page.getByRole("button", { name: "Запросить документы" }).click();
  await expect(page.getByText("Ждём документы").first()).toBeVisible();
});

test("support returns a call, and sends a policy again", async ({ page }) => {
  const phone = aPhone();
  await page.request.post(requestCallback.path, {
    headers: {
      authorization: `Bearer ${await accessToken(page)}`,
      "idempotency-key": randomUUID(),
    },
    data: { phone: `992${phone}`, type: "back_call" },
  });
  const { number } = await openBoughtBox(page, aPhone());
  await signIn(page, "support");
  await openList(page, "Заявки на звонок");
  const card = page
    .getByRole("article")
    .filter({ hasText: phone.slice(-2) })
    .last();
  await card.getByRole("button", { name: "Взять в работу" }).click();
  await expect(page.getByText("Звонит: support").first()).toBeVisible();
  await find(page, number);
  await page.getByRole("link", { name: number }).click();
  await page.getByLabel("Почему").first().fill("Потеряли письмо");
  await page.getByRole("button", { name: "Отправить ещё раз" }).click();
  await expect(page.getByText("Полис отправлен ещё раз")).toBeVisible();
  await openList(page, "Сообщения");
  await page.getByRole("link", { name: "Все", exact: true }).click();
});

test("an editor adds a picture, removes the line in the middle of a text, publishes it, and previews another", async ({
  page,
  somebodyElse,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await signIn(page, "editor");
  await openList(page, "Тексты сайта");
  await page.getByRole("link", { name: "Картинки и документы" }).click();
  await page.getByLabel("Файл").setInputFiles({
    name: "Осень.png",
    mimeType: "image/png",
    buffer: PICTURE,
  });
  await page.getByLabel("RU", { exact: true }).fill("Осень в горах");
  await page.getByLabel("Что изменено и почему").fill("Для статьи");
  await page.getByRole("button", { name: "Добавить файл" }).click();
  await expect(page.getByRole("img", { name: "Осень в горах" })).toBeVisible();

  await page.goto(`${process.env.DESK_URL}/content/leader/item?slug=1&lang=ru`);
  const name = page.locator('[name="name.ru"]');
  const before = await name.inputValue();
  await name.fill(`${before} (новое)`);
  await page.locator('[name="reason"]').first().fill("Новая подпись");
  await page.route("**/content/leader/item**", (route) => route.abort());
  await page.getByRole("button", { name: "Опубликовать сейчас" }).click();
  await page.unrouteAll();
  await page.goto(`${process.env.DESK_URL}/content/leader/item?slug=1&lang=ru`);
  await expect(page.getByRole("status")).toContainText("напечатали и не сохранили");
  await expect(name).toHaveValue(`${before} (новое)`);
  await page.getByRole("button", { name: "Опубликовать сейчас" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  await page.reload();
  await expect(page.getByText("напечатали и не сохранили")).toBeHidden();
  await name.fill(`${before} (черновик)`);
  await page.locator('[name="reason"]').first().fill("На пробу");
  await page.getByRole("button", { name: "Сохранить черновик" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Предпросмотр на сайте" }).click();
  const site = await opened;
  await expect(site).toHaveURL(/\/leaders\?lang=ru$/);
  await expect(site.getByText("(черновик)").first()).toBeVisible();
  const visitor = await somebodyElse();
  await visitor.goto("/leaders");
  await expect(visitor.getByText(before).first()).toBeVisible();
  await expect(visitor.getByText("(черновик)")).toBeHidden();
  await site.getByRole("button", { name: "Закончить предпросмотр" }).click();
  await expect(site.getByText("Предпросмотр")).toBeHidden();
  await page.getByRole("link", { name: "История" }).click();
  await expect(page.getByRole("insertion").first()).toHaveText("черновик");
});

test("a price is proposed by one person and confirmed by another", async ({
  page,
  somebodyElse,
}) => {
  await signIn(page, "pricing");
  await expect(page.getByRole("link", { name: /Курсы валют.*в очереди/ }).first()).toBeVisible();
  await openList(page, "Цены полисов");
  await page.locator("[data-row]").first().click();
  const address = page.url();
  await page.getByText("Предложить цену").first().click();
  await page.getByLabel("Цена, TJS").fill("77");
  // Purchases before the confirmation have the old price.
  const [later = ""] = new Date(Date.now() + 30 * DAY_MS).toISOString().split("T");
  await page.locator('[name="validFrom"]').fill(later);
  await page.locator('form:has([name="price"]) [name="reason"]').fill("Новый год");
  await page.locator('form:has([name="price"]) button').click();
  await expect(page.getByText("Подтвердить её должен другой сотрудник").first()).toBeVisible();
  const second = await somebodyElse();
  await signIn(second, "pricing2");
  await second.goto(address);
  await second.locator('form:has([value="confirm"]) [name="reason"]').fill("Согласен");
  await second.getByRole("button", { name: "Подтвердить" }).click();
  await expect(second.getByText(/77\sTJS/).first()).toBeVisible();
  await openList(second, "Курсы валют");
  await expect(second.getByRole("alert").first()).toBeVisible();
});

test("an auditor reads the log, from an action to its subject, without personal data", async ({
  page,
}) => {
  await signIn(page, "auditor");
  await openList(page, "Журнал действий");
  await expect(page.getByRole("columnheader", { name: "Что сделано" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Вход", exact: true }).first()).toBeVisible();
  await openList(page, "Полисы");
  await page.locator("[data-row]").first().click();
  await expect(page.getByText("••••••").first()).toBeVisible();
  await expect(page.getByText("Показать персональные данные")).toHaveCount(0);
  await openList(page, "Передача в другие системы");
});

test("an administrator adds a cashier on a phone, whom another administrator confirms", async ({
  page,
  somebodyElse,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, "administrator");
  // On a phone the menu opens over the page.
  await page.getByRole("button", { name: "Меню" }).click();
  await openList(page, "Сотрудники");
  const name = `cashier-${randomUUID().slice(0, 8)}`;
  await page.getByText("Новый сотрудник").first().click();
  await page.locator('main [name="name"]').fill(name);
  await page.getByLabel("кассир").check();
  await page.locator('main [name="reason"]').fill("Новая касса в Худжанде");
  await page.getByRole("button", { name: "Новый сотрудник" }).click();
  await expect(page.getByRole("alert")).toContainText("Показывается один раз");
  const second = await somebodyElse();
  await signIn(second, "administrator2");
  await openList(second, "Сотрудники");
  await second.getByRole("link", { name }).click();
  await second.locator('form:has([value="confirm"]) [name="reason"]').fill("Согласна");
  await second.getByRole("button", { name: "Подтвердить" }).click();
  await expect(second.getByText("Работает", { exact: true })).toBeVisible();
});

test("support checks an unknown motorcycle, and the buyer is refunded the difference", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openMotor(page, "/auto/order/MTPL");
  await control(page, "vehicleType").selectOption("5");
  await page.getByRole("checkbox", { name: /нет в списке/ }).check();
  await control(page, "markaTxt").fill("Honda");
  await control(page, "modelTxt").fill("Super Cub");
  await chooseYear(page, "2015");
  await expect(price(page)).toContainText("180");
  await control(page, "gosNomer").fill("1234АА01");
  await fillHolder(page);
  await control(page, "holderDocValidTo").fill("01.01.2035");
  await control(page, "inn").fill("025001234");
  await control(page, "city").fill("Душанбе");
  await control(page, "agree").check();
  await goToBank(page);
  await atBank(page, "pay");
  const number = await paidPolicyNumber(page);

  await signIn(page, "support");
  await page.goto(`${process.env.DESK_URL}/vehicles?lang=ru`);
  await expect(page.getByRole("heading", { name: "Машины на проверку" })).toBeVisible();
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("combobox", { name: /^Вид/ })).toHaveValue("4");
  await page.getByLabel("Модель").fill("Super Cub C125");
  await page.getByLabel("На основании чего").fill("Свидетельство AB 1234567");
  await page.getByRole("button", { name: "Записать проверку" }).click();
  await expect(page.getByText(/К возврату: 90/)).toBeVisible();
});
