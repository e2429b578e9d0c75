import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Popover, placeBubble } from "./popover.tsx";

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

function box(rect: Partial<DOMRect>) {
  const node = document.createElement("div");
  const empty = node.getBoundingClientRect();
  vi.spyOn(node, "getBoundingClientRect").mockReturnValue({ ...empty, ...rect });
  return node;
}

function placed(opener: Partial<DOMRect>) {
  vi.spyOn(window.CSS, "supports").mockReturnValue(false);
  const root = document.documentElement;
  vi.spyOn(root, "clientWidth", "get").mockReturnValue(320);
  vi.spyOn(root, "clientHeight", "get").mockReturnValue(640);
  const bubble = box({ width: 200, height: 100 });
  placeBubble(bubble, box(opener));
  return [
    bubble.style.getPropertyValue("--sg-bubble-x"),
    bubble.style.getPropertyValue("--sg-bubble-y"),
  ];
}

it("places the bubble below the middle of its opener", () => {
  expect(placed({ top: 100, bottom: 144, left: 138, width: 44 })).toEqual(["60px", "152px"]);
});

it("keeps it inside the viewport", () => {
  expect(placed({ top: 100, bottom: 144, left: 0, width: 44 })).toEqual(["8px", "152px"]);
  expect(placed({ top: 100, bottom: 144, left: 276, width: 44 })).toEqual(["112px", "152px"]);
});

it("places it above where there is no room below", () => {
  expect(placed({ top: 590, bottom: 634, left: 138, width: 44 })).toEqual(["60px", "482px"]);
});
