import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Popover } from "./popover.tsx";

it("is a native popover that its buttons open and close without scripts", () => {
  render(
    <Popover opener="Что входит" title="Входит в полис" closeText="Закрыть">
      Лечение
    </Popover>,
  );
  const bubble = screen.getByRole("dialog", { hidden: true });
  expect(bubble).toHaveAttribute("popover", "auto");
  expect(screen.getByRole("button", { name: "Что входит" })).toHaveAttribute(
    "popovertarget",
    bubble.id,
  );
  expect(screen.getByRole("button", { name: "Закрыть", hidden: true })).toHaveAttribute(
    "popovertargetaction",
    "hide",
  );
});

// jsdom opens no popovers: the calls to the browser are checked instead.
describe("when controlled", () => {
  const togglePopover = vi.fn();
  const owned = (open: boolean, onOpenChange: (open: boolean) => void) => (
    <Popover
      opener="Что входит"
      title="Входит в полис"
      closeText="Закрыть"
      open={open}
      onOpenChange={onOpenChange}
    >
      Лечение
    </Popover>
  );
  const tellOpened = () =>
    fireEvent(
      screen.getByRole("dialog", { hidden: true }),
      Object.assign(new Event("toggle"), { newState: "open" }),
    );

  beforeEach(() => {
    HTMLElement.prototype.togglePopover = togglePopover;
    togglePopover.mockReset();
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "togglePopover");
  });

  it("opens and closes as controlled", () => {
    const { rerender } = render(owned(false, () => {}));
    expect(togglePopover).toHaveBeenLastCalledWith(false);
    rerender(owned(true, () => {}));
    expect(togglePopover).toHaveBeenLastCalledWith(true);
  });

  it("reports that it was opened, and closes again where the owner does not follow", () => {
    const asked = vi.fn();
    render(owned(false, asked));
    togglePopover.mockReset();
    tellOpened();
    expect(asked).toHaveBeenCalledExactlyOnceWith(true);
    expect(togglePopover).toHaveBeenLastCalledWith(false);
  });
});
