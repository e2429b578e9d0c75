import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";
import { ProductList } from "./product-list.tsx";

const card = (props: Partial<ProductCardProps> = {}) => (
  <ProductCard title="Защита от клеща" href="/tick" {...props} />
);

describe("ProductCard", () => {
  it("has one full-width action, and a quiet link to the product beside the price", () => {
    render(card({ moreText: "Подробнее", action: { href: "/buy", text: "Купить" } }));
    const buy = screen.getByRole("link", { name: "Купить: Защита от клеща" });
    expect(buy).toHaveAttribute("href", "/buy");
    expect(buy).toHaveClass("sg-button--wide");
    const more = screen.getByRole("link", { name: "Подробнее: Защита от клеща" });
    expect(more).toHaveAttribute("href", "/tick");
    expect(more).not.toHaveClass("sg-button--wide");
  });

  it("links to the product where there is no other action", () => {
    render(card({ moreText: "Подробнее" }));
    expect(screen.getByRole("link", { name: "Подробнее: Защита от клеща" })).toHaveClass(
      "sg-button--wide",
    );
  });

  it("loads a picture of the first view at once and the others lazily", () => {
    const { container, rerender } = render(card({ picture: "/a.avif", eager: true }));
    expect(container.querySelector("img")).toHaveAttribute("loading", "eager");
    rerender(card({ picture: "/a.avif" }));
    expect(container.querySelector("img")).toHaveAttribute("loading", "lazy");
  });

  it("shows the pattern of its family in place of a missing picture only", () => {
    const { container, rerender } = render(card({ pattern: "health" }));
    expect(container.querySelector(".sg-pattern--health")).toBeInTheDocument();
    rerender(card({ pattern: "health", picture: "/a.avif" }));
    expect(container.querySelector(".sg-pattern--health")).not.toBeInTheDocument();
    expect(container.querySelector("img")).toBeInTheDocument();
  });

  it("is one item of a list", () => {
    render(
      <ProductList>
        {card()}
        {card({ title: "Дом" })}
      </ProductList>,
    );
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });
});
