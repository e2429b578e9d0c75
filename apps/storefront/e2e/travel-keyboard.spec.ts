import type { Locator } from "@playwright/test";
import { tabTo } from "./keyboard-walk.ts";
import { paidPolicyNumber, policiesMailedTo } from "./order-page.ts";
import { aTraveller, openTravel, settledPrice } from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { expect, test } from "./watched-page.ts";
import { words } from "./words.ts";

const w = travelWords.ru;

// The position of the focused element is checked after the scrolling has ended.
test.use({ viewport: { width: 360, height: 740 } });

test("a travel policy is bought with the keyboard alone, on a small screen", async ({ page }) => {
  const traveller = aTraveller();
  const { keyboard } = page;
  const type = async (label: string | RegExp, text: string) => {
    await tabTo(page, label);
    await keyboard.type(text);
  };
  // A press within 200 ms of the previous one counts as a double press (S0 §9).
  const enter = (next: Locator) =>
    expect(async () => {
      await keyboard.press("Enter");
      await expect(next).toBeFocused({ timeout: 1_000 });
    }).toPass();
  const continueTo = async (title: string) => {
    await tabTo(page, w.next);
    await enter(page.getByRole("heading", { level: 2, name: title }));
  };
  await openTravel(page, "/travel");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await type("Куда вы едете", "турц");
  await expect(page.getByRole("option", { name: w.turkey })).toBeVisible();
  await keyboard.press("Enter");
  await keyboard.press("Escape");
  await settledPrice(page);
  await type("Дата рождения", traveller.birthday.replaceAll(".", ""));
  await tabTo(page, "Женский");
  await keyboard.press("Space");
  await tabTo(page, w.start);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/travel-order$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await continueTo(w.options);
  await tabTo(page, "Личные вещи");
  await keyboard.press("Space");
  await expect(page.getByRole("radio", { name: /^750/ })).toBeVisible();
  await tabTo(page, /^750/);
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^1\s000/ })).toBeChecked();
  await continueTo(w.people);
  await type("Фамилия, имя", traveller.fullName);
  await type("Телефон", "921234567");
  await type("Электронная почта", traveller.email);
  await tabTo(page, "Внутренний паспорт Таджикистана");
  await keyboard.press("ArrowDown");
  await type(/^Номер/, traveller.docNumber);
  await type("Дата выдачи", "01062020");
  await type("Кем выдан", "MIA");
  await continueTo(w.review);
  await tabTo(page, w.agree);
  await keyboard.press("Space");
  await tabTo(page, w.buy);
  const dialog = page.getByRole("dialog", { name: words.ru.payTitle });
  const openDialog = () => enter(dialog.getByRole("heading", { name: words.ru.payTitle }));
  await openDialog();
  await keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: w.buy })).toBeFocused();
  await openDialog();
  await tabTo(page, words.ru.pay);
  await keyboard.press("Enter");
  await page.waitForURL(/\/sandbox\/bank\//);
  await tabTo(page, words.ru.bank.pay);
  await keyboard.press("Enter");
  const number = await paidPolicyNumber(page);
  expect(await policiesMailedTo(page, traveller)).toEqual([expect.stringContaining(number)]);
});
