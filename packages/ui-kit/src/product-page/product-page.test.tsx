import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { markSanitized } from "../prose/safe-html.tsx";
import { ProductPage, type ProductPageProps } from "./product-page.tsx";

const open = (props: Partial<ProductPageProps> = {}) =>
  render(
    <ProductPage
      texts={{ crumbs: "Вы здесь", about: "О продукте", conditions: "Условия", price: "Цена" }}
      parents={[{ label: "Каталог", href: "/list" }]}
      title="Защита от клеща"
      pattern="health"
      description={markSanitized("<p>По всему Таджикистану.</p>")}
      action={{ href: "/buy", text: "Купить" }}
      {...props}
    />,
  );

describe("ProductPage", () => {
  it("shows its main action beside the price, and the conditions on its sheet", () => {
    open({ price: "120 TJS", rows: [{ key: "term", term: "Срок", value: "12 месяцев" }] });
    const conditions = within(screen.getByRole("complementary", { name: "Условия" }));
    expect(conditions.getByText("120 TJS")).toBeVisible();
    expect(screen.getByText("12 месяцев")).toBeVisible();
    expect(conditions.getByRole("link", { name: "Купить" })).toHaveAttribute("href", "/buy");
    expect(screen.getAllByRole("link", { name: "Купить" })).toHaveLength(1);
  });

  it("shows a sentence in place of price and conditions", () => {
    open({ note: "Только в офисе." });
    const conditions = within(screen.getByRole("complementary", { name: "Условия" }));
    expect(conditions.getByText("Только в офисе.")).toBeVisible();
    expect(conditions.queryByText("Цена")).not.toBeInTheDocument();
  });

  it("is in the breadcrumbs below its parents and names its description", () => {
    open();
    const crumbs = within(screen.getByRole("navigation", { name: "Вы здесь" }));
    expect(crumbs.getByRole("link", { name: "Каталог" })).toHaveAttribute("href", "/list");
    expect(
      within(screen.getByRole("region", { name: "О продукте" })).getByText(
        "По всему Таджикистану.",
      ),
    ).toBeVisible();
  });
});
