import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Tooltip } from "./tooltip.tsx";

const shown = vi.fn();
const hidden = vi.fn();
const mark = () => screen.getByRole("button", { name: "Что такое активный отдых" });

beforeEach(() => {
  // jsdom knows no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: shown, hidePopover: hidden });
  render(<Tooltip label="Что такое активный отдых">Лыжи и дайвинг</Tooltip>);
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
  shown.mockClear();
  hidden.mockClear();
});

describe("Tooltip", () => {
  it("describes its mark", () => {
    expect(mark()).toHaveAccessibleDescription("Лыжи и дайвинг");
  });

  it("shows on focus and leaves with Escape", async () => {
    await userEvent.tab();
    expect(shown).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    expect(hidden).toHaveBeenCalledTimes(1);
    expect(mark()).toHaveFocus();
  });

  it("stays while the pointer moves from the mark to the hint", () => {
    vi.useFakeTimers();
    fireEvent.pointerEnter(mark());
    fireEvent.pointerLeave(mark());
    act(() => vi.advanceTimersByTime(100));
    fireEvent.pointerEnter(screen.getByText("Лыжи и дайвинг"));
    act(() => vi.advanceTimersByTime(1000));
    expect(hidden).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText("Лыжи и дайвинг"));
    act(() => vi.advanceTimersByTime(200));
    expect(hidden).toHaveBeenCalledTimes(1);
  });

  it("opens with a tap, closes with the next one or with a tap beside it", () => {
    const tap = (node: Element) => {
      fireEvent.pointerDown(node, { pointerType: "touch" });
      fireEvent.click(node);
    };
    tap(mark());
    expect(shown).toHaveBeenCalledTimes(1);
    tap(mark());
    expect(hidden).toHaveBeenCalledTimes(1);
    tap(mark());
    tap(document.body);
    expect(hidden).toHaveBeenCalledTimes(2);
  });
});
