import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { StyleRoot } from "./style-root.tsx";

it("is the root of all styles and keeps a class of the page's own", () => {
  render(<StyleRoot className="shop">Полис</StyleRoot>);
  expect(screen.getByText("Полис")).toHaveClass("sughurta", "shop");
});

it("leaves the theme to the page around unless it is asked for one", () => {
  const { rerender } = render(<StyleRoot>Полис</StyleRoot>);
  expect(screen.getByText("Полис")).not.toHaveAttribute("data-theme");
  rerender(<StyleRoot theme="system">Полис</StyleRoot>);
  expect(screen.getByText("Полис")).toHaveAttribute("data-theme", "system");
});
