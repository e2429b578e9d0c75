import { fileURLToPath } from "node:url";
import { chooseCountry, continueTo, control, openTravel } from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { expect, test } from "./watched-page.ts";

const w = travelWords.ru;

/** A drawn passport, photographed with a tilt of 3°. */
const PHOTO = fileURLToPath(
  new URL("../../../packages/passport-reader/specimens/tilted.jpg", import.meta.url),
);

test.use({ viewport: { width: 360, height: 740 } });

test("a passport is read on the phone, keeps typed values, and its picture is never sent", async ({
  page,
}) => {
  await openTravel(page, "/travel-order");
  await chooseCountry(page, "turkey", w.turkey);
  await continueTo(page, w.options);
  await continueTo(page, w.people);
  await control(page, "holderBirthday").fill("15.05.1990");

  const sent: string[] = [];
  page.on("request", (request) => {
    // Drafts of the order have fields only.
    const size = request.postDataBuffer()?.length ?? 0;
    if (size > 20_000) sent.push(`${request.method()} ${request.url()}: ${size}`);
  });
  await page.getByRole("button", { name: "Прочитать паспорт" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Прочитать паспорт" });
  await expect(dialog.getByRole("button", { name: "Сфотографировать" })).toBeInViewport({
    ratio: 1,
  });
  await dialog.locator("input[type=file]:not([capture])").setInputFiles(PHOTO);
  const fill = dialog.getByRole("button", { name: "Заполнить", exact: true });
  // Core and model are loaded and compiled first.
  await expect(fill).toBeVisible({ timeout: 60_000 });
  await fill.click();

  await expect(control(page, "holderFullName")).toHaveValue("SAIDOVA MADINA KARIMOVNA");
  await expect(control(page, "holderDocNumber")).toHaveValue("401234567");
  await expect(control(page, "holderDocType", "1")).toBeChecked();
  await expect(control(page, "holderGender", "f")).toBeChecked();
  await expect(control(page, "holderBirthday")).toHaveValue("15.05.1990");
  await expect(control(page, "holderFullName")).toBeFocused();
  await expect(page.getByText(/Поля заполнены из паспорта/).first()).toBeVisible();
  expect(sent).toEqual([]);
});
