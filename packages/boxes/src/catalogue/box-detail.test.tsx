import { markSanitized } from "@sughurta/ui-kit";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aBox, BOX_TERMS } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { BoxDetail } from "./box-detail.tsx";

const description = markSanitized("<p>Выплата при травме дома.</p>");

describe("BoxDetail", () => {
  it("shows price, insured sum, months and Buy of a box on sale", async () => {
    await renderScreen(<BoxDetail product={aBox()} description={description} />);
    expect(screen.getByRole("heading", { level: 1, name: "Щит семьи" })).toBeVisible();
    expect(screen.getByText("Выплата при травме дома.")).toBeVisible();
    expect(screen.getByText(/^250/)).toBeVisible();
    expect(screen.getByText(/20.000/)).toBeVisible();
    expect(screen.getByText("12 месяцев")).toBeVisible();
    for (const link of screen.getAllByRole("link", { name: "Купить онлайн" })) {
      expect(link).toHaveAttribute("href", "/boxes/order/schit-semi");
    }
  });

  it("shows what the box covers, under which conditions, and what it does not cover", async () => {
    await renderScreen(
      <BoxDetail product={aBox({ terms: BOX_TERMS })} description={description} />,
    );
    expect(screen.getByRole("row", { name: /Инфаркт миокарда.*50 000 TJS/ })).toBeVisible();
    expect(screen.getByRole("row", { name: "Где действует весь мир" })).toBeVisible();
    expect(screen.getByText("болезни, известные до покупки")).toBeVisible();
  });

  it("links to the terms of insurance if they are a file", async () => {
    const file = "https://insurer.example/files/rules.pdf";
    const terms = { ...BOX_TERMS, file };
    await renderScreen(<BoxDetail product={aBox({ terms })} description={description} />);
    const link = screen.getByRole("link", { name: /^Правила страхования, PDF/ });
    expect(link).toHaveAttribute("href", file);
  });

  it("leads to an office when the box is not on sale", async () => {
    await renderScreen(<BoxDetail product={aBox({ isSale: false })} description={description} />);
    expect(screen.queryByRole("link", { name: "Купить онлайн" })).not.toBeInTheDocument();
    expect(screen.queryByText(/250/)).not.toBeInTheDocument();
    for (const link of screen.getAllByRole("link", { name: "Купить в офисе" })) {
      expect(link).toHaveAttribute("href", "/offices");
    }
  });
});
