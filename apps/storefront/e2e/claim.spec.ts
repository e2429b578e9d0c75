import type { Page } from "@playwright/test";
import { demoPolicyNumber } from "./a-claim.ts";
import { openBoughtBox } from "./bought-box.ts";
import { lettersTo } from "./order-page.ts";
import { expect, test, violations, waitUntilLive } from "./watched-page.ts";

const PHONE = { width: 360, height: 740 };

const clickContinue = (page: Page) => page.getByRole("button", { name: "Продолжить" }).click();

/** Continues to a question, whose heading takes the focus. */
async function goTo(page: Page, question: string): Promise<void> {
  await clickContinue(page);
  await expect(page.getByRole("heading", { level: 2, name: question })).toBeFocused();
}

/** A photo similar to a camera's: soft spots of colour, which are large without lossy compression. */
async function aPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const spots = new ImageData(100, 75);
    for (let at = 0; at < spots.data.length; at += 1) {
      spots.data[at] = at % 4 === 3 ? 255 : 128 + 127 * Math.sin(at * at);
    }
    const small = new OffscreenCanvas(spots.width, spots.height);
    small.getContext("2d")?.putImageData(spots, 0, 0);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [3_000, 2_250];
    canvas.getContext("2d")?.drawImage(small, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return Buffer.from(base64, "base64");
}

/** Number of records in this browser for the claim: chosen files are stored with a delay. */
const storedRecords = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("keyval-store");
        opening.onsuccess = () => {
          const store = opening.result.transaction("keyval").objectStore("keyval");
          store.count().onsuccess = ({ target }) => {
            opening.result.close();
            resolve((target as IDBRequest<number>).result);
          };
        };
      }),
  );

test("a claim is made on a phone, question by question, with a reload in between", async ({
  page,
}) => {
  const { holder, number: boughtToday } = await openBoughtBox(page);

  await page.setViewportSize(PHONE);
  await page.goto("/losses?lang=ru");
  await waitUntilLive(page);
  await expect(page.getByRole("link", { name: /^103/ })).toHaveAttribute("href", "tel:103");
  const policyNumber = page.getByLabel("Номер полиса");
  await policyNumber.fill(boughtToday);
  await clickContinue(page);
  await expect(page.getByText(/начинается .* Подать заявление можно/).first()).toBeVisible();
  await policyNumber.fill(await demoPolicyNumber(page));
  await goTo(page, "Что случилось?");
  await page.locator("label", { hasText: "Дом: пожар" }).click();
  await goTo(page, "Когда это случилось?");
  await goTo(page, "Где это случилось?");
  await page.getByLabel(/Место случая/).fill("Душанбе, Рудаки 12");
  await goTo(page, "Как это случилось?");
  await page.getByLabel("Опишите страховой случай").fill("Сорвало кран, залило кухню.");
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await waitUntilLive(page);
  const story = page.getByRole("textbox", { name: "Опишите страховой случай" });
  await expect(story).toHaveValue("Сорвало кран, залило кухню.");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: /Место случая/ })).toHaveValue(
    "Душанбе, Рудаки 12",
  );
  await page.goForward();
  // The previous question has a button of the same name.
  await expect(story).toBeVisible();
  await goTo(page, "Есть снимки или справки?");

  const photo = { name: "kitchen.png", mimeType: "image/png", buffer: await aPhoto(page) };
  await page.locator("input[name=files]").setInputFiles(photo);
  await expect(page.getByText(/[КМ]Б → .*[КМ]Б/)).toBeVisible();
  await expect.poll(() => storedRecords(page)).toBe(1);
  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByText("kitchen.jpg")).toBeVisible();
  await goTo(page, "Как с вами связаться");
  await page.getByLabel("Фамилия и имя").fill("Саидова Мадина");
  await page.getByLabel("Телефон").fill("921234567");
  await page.getByLabel("Электронная почта").fill(holder.email);
  await goTo(page, "Проверьте и отправьте");
  await expect(page.getByRole("definition").filter({ hasText: "Сорвало кран" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Отправить заявление" }).click();

  await expect(page.getByRole("heading", { name: "Заявление принято" })).toBeFocused();
  await expect(page.getByText("Все файлы у нас.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const claim = await page.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).textContent();
  await expect(async () => {
    expect((await lettersTo(page, holder)).join()).toContain(claim);
  }).toPass();
  await page.getByRole("button", { name: "На главную" }).click();
  await expect(page).toHaveURL("/");
});
