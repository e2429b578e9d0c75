import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toast } from "./toast.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("leaves by itself, but not while one is at it", () => {
  const close = vi.fn();
  render(
    <Toast onClose={close} closeText="Закрыть">
      Скопировано
    </Toast>,
  );
  const toast = screen.getByRole("status");
  fireEvent.pointerEnter(toast);
  act(() => vi.advanceTimersByTime(20_000));
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerLeave(toast);
  act(() => vi.advanceTimersByTime(8_000));
  expect(close).toHaveBeenCalledOnce();
});
