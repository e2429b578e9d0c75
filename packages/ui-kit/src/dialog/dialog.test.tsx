import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

const onClose = vi.fn();
beforeEach(() => {
  onClose.mockReset();
});

function openSheet() {
  render(
    <Dialog open onClose={onClose} title="Проверка полиса" closeText="Закрыть">
      <input aria-label="Номер" />
    </Dialog>,
  );
  return screen.getByRole("heading", { name: "Проверка полиса" });
}

/** Touch events; `touch-action` is set in the stylesheet, which unit tests do not load. */
function pull(from: HTMLElement, pixels: number, pointerType = "touch") {
  const style = vi.spyOn(window, "getComputedStyle");
  style.mockReturnValue(Object.assign(document.createElement("i").style, { touchAction: "none" }));
  fireEvent.pointerDown(from, { pointerType, clientY: 100 });
  style.mockRestore();
  fireEvent.pointerMove(from, { pointerType, clientY: 100 + pixels });
  const moved = screen.getByRole("dialog").style.translate;
  fireEvent.pointerUp(from, { pointerType, clientY: 100 + pixels });
  return moved;
}

describe("a sheet that is dragged down by its head", () => {
  it("follows the finger, and closes from 96 px on", () => {
    const head = openSheet();
    expect(pull(head, 95)).toBe("0px 95px");
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog").style.translate).toBe("");
    pull(head, 96);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("returns where something was filled in", () => {
    const head = openSheet();
    fireEvent.input(screen.getByRole("textbox"), { target: { value: "1" } });
    pull(head, 200);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("does not move for a mouse, an upward drag and a press on its close button", () => {
    const head = openSheet();
    expect(pull(head, 200, "mouse")).toBe("");
    expect(pull(head, -50)).toBe("");
    expect(pull(screen.getByRole("button", { name: "Закрыть" }), 200)).toBe("");
    expect(onClose).not.toHaveBeenCalled();
  });
});
