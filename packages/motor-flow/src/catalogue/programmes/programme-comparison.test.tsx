import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fourProgrammes } from "#src/testing/builders.ts";
import { LINKS } from "#src/testing/links.ts";
import { renderScreen } from "#src/testing/render-screen.ts";
import { ProgrammeComparison } from "./programme-comparison.tsx";

const open = () => renderScreen(<ProgrammeComparison products={fourProgrammes()} links={LINKS} />);

const getWords = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));

const row = (name: string) => within(screen.getByRole("row", { name: new RegExp(`^${name}`) }));

describe("the comparison of programmes", () => {
  it("is a table: programmes with price and Buy as columns, risks and limits as rows", async () => {
    await open();
    const heads = screen.getAllByRole("columnheader").slice(1);
    expect(getWords(heads)).toEqual([
      expect.stringMatching(/^Авто «Стандарт»500 TJSКупить/),
      expect.stringMatching(/^Авто «Комфорт»1 000 TJSКупить/),
      expect.stringMatching(/^Авто «Премиум»1 500 TJSКупить/),
      expect.stringMatching(/^Каско «Индивидуальный»Считается под вашу машинуПосчитать цену/),
    ]);
    expect(getWords(row("Авария по вашей ошибке").getAllByRole("cell"))).toEqual([
      "не платим",
      "платим",
      "платим",
      "на выбор",
    ]);
    expect(getWords(row("Страховая сумма").getAllByRole("cell"))).toEqual([
      "до 10 000 TJS",
      "до 20 000 TJS",
      "до 30 000 TJS",
      "выбираете вы",
    ]);
  });

  it("shows the number of payouts of each programme", async () => {
    await open();
    expect(getWords(row("Число выплат").getAllByRole("cell"))).toEqual([
      "одна",
      "две за год",
      "за каждый случай, в пределах суммы",
      "одна",
    ]);
  });

  it("is one list under tabs with the prices on a phone", async () => {
    const { user } = await open();
    expect(getWords(screen.getAllByRole("tab"))).toEqual([
      "Стандарт500 TJS",
      "Комфорт1 000 TJS",
      "Премиум1 500 TJS",
      "Каскорасчёт",
    ]);
    await user.click(screen.getByRole("tab", { name: /Комфорт/ }));
    const panel = within(screen.getByRole("tabpanel"));
    expect(getWords(panel.getAllByRole("listitem"))).toEqual([
      "Виновник скрылся или без полиса: платим",
      "Авария по вашей ошибке: платим",
      "Стёкла и фары: платим",
      "Стихия и камни с горы: не платим",
      "Угон: не платим",
      "Поездки в соседние страны: на выбор",
    ]);
    expect(panel.getByRole("link", { name: /^Купить/ })).toHaveAttribute(
      "href",
      "/cars/SCI_P2/buy",
    );
  });

  it("marks the rows that differ from the previous tab, and none at first", async () => {
    const { user } = await open();
    const changed = () =>
      within(screen.getByRole("tabpanel"))
        .getAllByRole("listitem")
        .flatMap((item) =>
          item.hasAttribute("data-changed") ? [item.firstChild?.textContent] : [],
        );
    expect(changed()).toEqual([]);
    await user.click(screen.getByRole("tab", { name: /Премиум/ }));
    expect(changed()).toEqual([
      "Авария по вашей ошибке",
      "Стёкла и фары",
      "Стихия и камни с горы",
      "Угон",
    ]);
    await user.keyboard("{ArrowLeft}");
    expect(changed()).toEqual(["Стихия и камни с горы", "Угон"]);
  });
});
