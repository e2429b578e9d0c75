import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Price } from "./price.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("announces a new price politely and marks the old one while it is pending", () => {
  const { rerender } = render(<Price amount="1 234 TJS" stale staleText="Пересчитываем…" />);
  const price = screen.getByRole("status");
  expect(price).toHaveAttribute("aria-live", "polite");
  expect(price).toHaveAttribute("aria-busy", "true");
  rerender(<Price amount="1 100 TJS" staleText="Пересчитываем…" />);
  expect(price).toHaveTextContent("1 100 TJS");
  expect(price).toHaveAttribute("aria-busy", "false");
});

it("announces nothing in a list", () => {
  render(<Price live={false} amount="100 TJS" was="120 TJS" wasText="было" />);
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "off");
  expect(screen.getByText("100 TJS")).toBeVisible();
});

it("shows each change for four seconds and retains its name", () => {
  vi.useFakeTimers();
  const change = (text: string) => screen.queryByText(text);
  const { rerender } = render(<Price label="К оплате" amount="100 TJS" />);
  rerender(<Price label="К оплате" amount="149 TJS" change="+49" />);
  act(() => vi.advanceTimersByTime(3_900));
  expect(change("+49")).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(200));
  expect(change("+49")).not.toBeInTheDocument();
  rerender(<Price label="К оплате" amount="198 TJS" change="+49" />);
  expect(change("+49")).toBeInTheDocument();
  expect(screen.getByText("К оплате")).toBeInTheDocument();
});

it("rolls the changed digits over a price that is announced once", () => {
  const { rerender } = render(<Price amount="980 TJS" />);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  rerender(<Price amount="1 285 TJS" />);
  const price = screen.getByText("1 285 TJS");
  const roll = price.querySelector("[aria-hidden]");
  const moving = roll?.querySelectorAll(":scope > span") ?? [];
  expect([...moving].map((digit) => digit.textContent)).toEqual([" 1", "92", "05"]);
});
