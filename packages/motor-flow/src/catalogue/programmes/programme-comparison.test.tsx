import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fourProgrammes } from "#src/testing/builders.ts";
import { LINKS } from "#src/testing/links.ts";
import { renderScreen } from "#src/testing/render-screen.ts";
import { ProgrammeComparison } from "./programme-comparison.tsx";

const column = (title: string) => within(screen.getByRole("region", { name: title }));

describe("ProgrammeComparison", () => {
  it("says of each programme what it pays, what it does not, its limit and price", async () => {
    await renderScreen(<ProgrammeComparison products={fourProgrammes()} links={LINKS} />);
    const comfort = column("Авто «Комфорт»");
    const covers = comfort.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(covers).toEqual([
      "Виновник скрылся или без полиса: платим",
      "Авария по вашей ошибке: платим",
      "Стёкла и фары: платим",
      "Стихия и камни с горы: не платим",
      "Угон: не платим",
      "Поездки в соседние страны: на выбор",
    ]);
    expect(comfort.getByText(/^до 20.000 TJS$/)).toBeVisible();
    expect(comfort.getByText(/^1.000 TJS$/)).toBeVisible();
    expect(column("Каско «Индивидуальный»").getByText("Считается под вашу машину")).toBeVisible();
  });

  it("tells how many payouts each programme makes", async () => {
    await renderScreen(<ProgrammeComparison products={fourProgrammes()} links={LINKS} />);
    const payoutsOf = (title: string) =>
      column(title).getByText("Число выплат").nextElementSibling?.textContent;
    expect(payoutsOf("Авто «Стандарт»")).toBe("одна");
    expect(payoutsOf("Авто «Комфорт»")).toBe("две за год");
    expect(payoutsOf("Авто «Премиум»")).toBe("сколько случаев, в пределах суммы");
    expect(payoutsOf("Каско «Индивидуальный»")).toBe("одна");
  });

  it("leads from what fits the visitor to its column", async () => {
    await renderScreen(<ProgrammeComparison products={fourProgrammes()} links={LINKS} />);
    expect(screen.getByRole("link", { name: /Езжу далеко/ })).toHaveAttribute("href", "#SCI_P3");
    expect(screen.getByRole("region", { name: "Авто «Премиум»" })).toHaveAttribute("id", "SCI_P3");
  });
});
