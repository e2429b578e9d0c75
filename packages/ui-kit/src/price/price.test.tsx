import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Price } from "./price.tsx";

it("announces a new price politely and marks the old one while it waits", () => {
  const { rerender } = render(<Price amount="1 234 TJS" stale staleText="Пересчитываем…" />);
  const price = screen.getByRole("status");
  expect(price).toHaveAttribute("aria-live", "polite");
  expect(price).toHaveAttribute("aria-busy", "true");
  rerender(<Price amount="1 100 TJS" staleText="Пересчитываем…" />);
  expect(price).toHaveTextContent("1 100 TJS");
  expect(price).toHaveAttribute("aria-busy", "false");
});

it("stays silent in a list", () => {
  render(<Price live={false} amount="100 TJS" was="120 TJS" wasText="было" />);
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "off");
  expect(screen.getByText("100 TJS")).toBeVisible();
});
