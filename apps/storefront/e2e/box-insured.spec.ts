import {
  aHolder,
  atBank,
  field,
  fillDocument,
  fillPerson,
  goToBank,
  openOrder,
  paidPolicyNumber,
} from "./order-page.ts";
import { expect, test, violations } from "./watched-page.ts";
import { words } from "./words.ts";

test("a box for a family insures the listed people", async ({ page }) => {
  const w = words.tg;
  const holder = aHolder();
  await openOrder(page, "tg", "/boxes/order/vsya-semya");
  await fillPerson(page, holder, w);
  await fillDocument(page, holder, w);
  const person = (number: number) =>
    page.getByRole("group", { name: `${w.insuredPerson} ${number}`, exact: true });
  await person(1).getByRole("textbox", { name: w.fullName }).fill("Саидов Фаррух");
  await person(1).getByRole("textbox", { name: w.birthDate }).fill("14.05.2015");
  await page.getByRole("button", { name: w.addMyself }).click();
  await expect(person(2).locator("[name$=birthDate]")).toHaveValue("14.05.1990");
  await field(page, w.firstName).fill("Нигина");
  await expect(page.getByRole("complementary")).toContainText(
    "Саидов Фаррух, Саидова Нигина Рустамовна",
  );
  expect(await violations(page)).toEqual([]);

  await page.getByRole("checkbox", { name: w.agree }).check();
  await goToBank(page, w);
  await atBank(page, "pay", w);
  const number = await paidPolicyNumber(page, w);
  await page.goto(`/verify/${number}?lang=tg`);
  await expect(page.getByText("С*** Ф***, С*** Н*** Р***")).toBeVisible();
  await expect(page.getByText("Фаррух")).toHaveCount(0);
});
