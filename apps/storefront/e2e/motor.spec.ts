import {
  agreeToAll,
  chooseSum,
  chooseYear,
  continueTo,
  fillCascoPeople,
  fillHolder,
  fillLicence,
  findCar,
  motorWords,
  openMotor,
  price,
} from "./motor-page.ts";
import { atBank, goToBank, paidPolicyNumber, stayHere } from "./order-page.ts";
import { aPhone, codeFor } from "./sms-code.ts";
import { choose, control, linkToOtherDevice } from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { expect, test, violations, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

test("a compulsory policy is priced by three inputs and bought on one page, with a Cyrillic search for the car", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/auto");
  const card = page.getByRole("article").first();
  await expect(card.getByRole("link", { name: /^Купить/ })).toBeVisible();
  await expect(card.getByRole("link", { name: /^Подробнее/ })).toBeVisible();
  await page.getByRole("button", { name: "Узнать цену" }).click();
  await findCar(page, "Марка", "тоёта");
  await page.getByLabel("Год выпуска").selectOption("2015");
  await expect(price(page)).toContainText("180");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Продолжить" }).click();
  await expect(page.getByRole("combobox", { name: "Марка" })).toHaveValue("Toyota");
  await expect(price(page)).toContainText("180");
  await findCar(page, "Модель", "камри");
  await expect(page.getByLabel("Год выпуска")).toBeEnabled();
  await expect(page.getByLabel("Год выпуска")).toHaveValue("2015");
  await page.getByLabel("Госномер").fill("1234 аа 01");
  await expect(page.getByText("1234AA", { exact: true })).toBeVisible();
  await page.getByLabel("Фамилия, имя и отчество").fill("Саидова Мадина Рустамовна");
  await page.getByLabel("Дата рождения").fill("14.05.1990");
  await page.getByLabel("Телефон").fill("921234567");
  await page.getByLabel("Номер документа").fill("А1234567");
  await page.getByLabel("Действует до").fill("01.01.2035");
  await page.getByLabel("ИНН").fill("025001234");
  await page.getByLabel("Город").fill("Душанбе");
  await page.getByLabel("Адрес регистрации").fill("улица Айни, 12");
  await page.getByRole("checkbox", { name: /Соглашаюсь/ }).check();
  await goToBank(page);
  await atBank(page, "pay");
  expect(await paidPolicyNumber(page)).toMatch(/^\d{10}$/);
});

test("a visitor from abroad continues the order on a phone, buys it, and restores the car with one tap", async ({
  page,
  somebodyElse,
  troubles,
}) => {
  // A browser that opens a new order at once still asks for the draft of the paid one.
  troubles.expect(/404.*\/v1\/draft\/motor-mtpl/);
  await openMotor(page, "/auto/order/mtpl?lang=en");
  await page.locator("summary", { hasText: "not a company" }).click();
  await page.getByRole("button", { name: "It belongs to a company" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Company cars/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await findCar(page, "Make", "тойота");
  await findCar(page, "Model", "camry");
  await chooseYear(page, "2015");
  await control(page, "gosNomer").fill("5678-вв-02");
  await choose(page, "residentType", "nonresident");
  await expect(price(page)).toContainText("270");
  await fillHolder(page);
  await control(page, "holderDocValidTo").fill("01.01.2035");
  await control(page, "city").fill("Tashkent");
  const link = await linkToOtherDevice(page, travelWords.en);

  const phone = await somebodyElse();
  await phone.setViewportSize({ width: 360, height: 780 });
  await openMotor(phone, link);
  await expect(control(phone, "gosNomer")).toHaveValue("5678-вв-02");
  await expect(control(phone, "holderDocNumber")).toHaveValue("A1234567");
  await expect(price(phone)).toContainText("270");
  await control(phone, "agree").check();
  await goToBank(phone, words.en);
  await atBank(phone, "pay", words.en);
  expect(await paidPolicyNumber(phone, words.en)).toMatch(/^\d{10}$/);

  await openMotor(phone, "/auto/order/MTPL");
  await phone.getByRole("button", { name: /Use Toyota Camry 2015, 5678BB02/ }).click();
  await expect(control(phone, "gosNomer")).toHaveValue("5678BB02");
  await expect(price(phone)).toContainText("180");
});

test("casco with every option is declined once, and then paid in instalments, the second on another device", async ({
  page,
  somebodyElse,
}) => {
  await openMotor(page, "/auto/order/ECI_P3");
  await findCar(page, "Марка", "тойота");
  await findCar(page, "Модель", "camry");
  await chooseYear(page, "2005");
  await chooseSum(page, 2);
  await page.getByLabel(/Платить частями/).check();
  await expect(page.getByRole("complementary")).toContainText("Сейчас, всего");
  await control(page, "carBodyType").selectOption("Седан");
  await control(page, "vin").fill("jtnb 11hk 9030 00123");
  await continueTo(page, "Программа");
  await expect(page.getByRole("radio", { name: /^Угон/ })).toBeChecked();
  await expect(page.getByText(/Частичный ущерб страхуем для машин не старше 20 лет/)).toBeVisible();
  await page.goBack();
  await chooseYear(page, { index: 3 });
  await chooseSum(page, 2);
  await continueTo(page, "Программа");
  const partial = page.getByRole("radio", { name: /Частичный ущерб/ });
  await expect(partial).toHaveAccessibleDescription(/\d\sTJS$/);
  await page.locator("label", { hasText: "Частичный ущерб" }).click();
  await page.locator("label", { hasText: "Несчастный случай с пассажирами" }).click();
  await continueTo(page, "Опции");
  const abroad = page.getByRole("switch", { name: "Поездки в Узбекистан" });
  await expect(abroad).toHaveAccessibleDescription(/\+500\sTJS/);
  await page.locator("label", { hasText: "Поездки в Узбекистан" }).click();
  await expect(abroad).toHaveAccessibleDescription(/\+500\sTJS/);
  await page.locator("label", { hasText: "По нашей оценке" }).click();
  await continueTo(page, "Страхователь и водители");
  await fillCascoPeople(page, motorWords.ru);
  const ownPhone = aPhone();
  await control(page, "holderPhone").fill(ownPhone);
  for (const [place, name] of [
    [1, "Раҳимов Фаррух"],
    [2, "Раҳимов Фаридун"],
  ] as const) {
    await page.getByRole("button", { name: "Добавить водителя" }).click();
    const driver = (field: string) => control(page, `drivers[${place}].${field}`);
    await driver("driverFullName").fill(name);
    await driver("driverBd").fill("02.03.1985");
    await choose(page, `drivers[${place}].driverGender`, "m");
    await fillLicence(page, place);
  }
  await page.goBack();
  await page.goBack();
  await expect(partial).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(control(page, "drivers[2].driverFullName")).toHaveValue("Раҳимов Фаридун");
  await continueTo(page, "Проверка и оплата");
  await page.getByRole("textbox", { name: /Промокод/ }).fill("NAVRUZ10");
  await page.getByRole("button", { name: "Применить" }).click();
  await expect(page.getByText(words.ru.applied).first()).toBeVisible();
  await agreeToAll(page);
  expect(await violations(page)).toEqual([]);
  await goToBank(page);
  await atBank(page, "decline");
  await expect(page.getByRole("heading", { level: 1, name: words.ru.failed })).toBeVisible();
  await stayHere(page);
  await page.getByRole("link", { name: words.ru.tryAgain }).click();
  await waitUntilLive(page);
  await expect(page.getByRole("heading", { level: 2, name: "Проверка и оплата" })).toBeVisible();
  await agreeToAll(page);
  await goToBank(page, words.ru, "Vasl Pay");
  await atBank(page, "pay");
  const paid = "Полис оформлен, первая часть оплачена";
  const number = await paidPolicyNumber(page, { paid });

  const phone = await somebodyElse();
  await phone.setViewportSize({ width: 360, height: 780 });
  await phone.goto(`/pay/${number}?lang=ru`);
  await waitUntilLive(phone);
  await phone.getByRole("button", { name: "Получить код" }).click();
  const code = phone.getByRole("textbox", { name: "Код из SMS" });
  await expect(code).toBeVisible();
  await code.fill(await codeFor(phone, ownPhone));
  await phone.getByRole("button", { name: "Открыть полис" }).click();
  await phone.getByRole("button", { name: /^Оплатить \d/ }).click();
  const dialog = phone.getByRole("dialog");
  await dialog.locator("label", { hasText: "Vasl Pay" }).click();
  await dialog.getByRole("button", { name: words.ru.pay }).click();
  await atBank(phone, "pay");
  await expect(phone.getByRole("heading", { level: 1, name: "Платёж получен" })).toBeVisible();
});

test("a ready-made programme is bought in Tajik", async ({ page }) => {
  const w = motorWords.tg;
  await page.setViewportSize({ width: 360, height: 780 });
  await openMotor(page, "/auto/order/standart?lang=tg");
  await findCar(page, w.make, "тоёта");
  await findCar(page, w.model, "камри");
  await chooseYear(page, "2010");
  await expect(price(page)).toContainText("500");
  await control(page, "gosNomer").fill("1234 аа 01");
  await control(page, "carBodyType").selectOption("1");
  await control(page, "bodyNumber").fill("ае 86-1234567");
  await continueTo(page, "Иловаҳо", w);
  await continueTo(page, "Суғурташаванда ва ронандагон", w);
  await fillCascoPeople(page, w);
  await continueTo(page, "Санҷиш ва пардохт", w);
  await agreeToAll(page);
  await goToBank(page, words.tg);
  await atBank(page, "pay", words.tg);
  expect(await paidPolicyNumber(page, words.tg)).toMatch(/^\d{10}$/);
});
