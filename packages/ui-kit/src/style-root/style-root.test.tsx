import { render, screen } from "@testing-library/react";
import { type ComponentType, createRef, type RefAttributes } from "react";
import { expect, it } from "vitest";
import { translateAsChrome } from "../foreign-changes/translate-as-chrome.fixture.ts";
import { StyleRoot, type StyleRootProps } from "./style-root.tsx";

it("is the root of all styles and retains the host's own class", () => {
  render(<StyleRoot className="shop">Полис</StyleRoot>);
  expect(screen.getByText("Полис")).toHaveClass("sughurta", "shop");
});

it("leaves the theme to the host page by default", () => {
  const { rerender } = render(<StyleRoot>Полис</StyleRoot>);
  expect(screen.getByText("Полис")).not.toHaveAttribute("data-theme");
  rerender(<StyleRoot theme="system">Полис</StyleRoot>);
  expect(screen.getByText("Полис")).toHaveAttribute("data-theme", "system");
});

it("survives a translated page, and retains the ref of the page", () => {
  const ref = createRef<HTMLDivElement>();
  // `withRef` passes the ref of a page on as a property.
  const Root = StyleRoot as ComponentType<StyleRootProps & RefAttributes<HTMLDivElement>>;
  const page = (days: number) => <Root ref={ref}>Days: {days}</Root>;
  const { rerender, container } = render(page(5));
  const endTranslation = translateAsChrome(container);
  rerender(page(8));
  expect(ref.current?.textContent).toContain("8");
  endTranslation();
});
