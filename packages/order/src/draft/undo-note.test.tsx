import { formTexts } from "@sughurta/forms";
import { screenRenderer } from "@sughurta/screen-testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { orderTexts } from "../texts/order-texts.ts";
import { UNDO_MS, UndoNote } from "./undo-note.tsx";

const render = screenRenderer([orderTexts, formTexts]);
const button = () => screen.getByRole("button", { name: "Вернуть заказ" });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show() {
  const undo = vi.fn();
  const endUndo = vi.fn();
  await render(<UndoNote undo={undo} endUndo={endUndo} />);
  return { undo, endUndo };
}

describe("an order that was restarted by mistake", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows a notice whose button stays available as long as it has the keyboard focus", async () => {
    const { undo, endUndo } = await show();
    expect(screen.getByRole("status")).toHaveTextContent("Заказ очищен");
    expect(button()).toHaveFocus();
    await pass(UNDO_MS * 5);
    expect(endUndo).not.toHaveBeenCalled();
    fireEvent.click(button());
    expect(undo).toHaveBeenCalledOnce();
  });

  it("ends ten seconds after the focus leaves it, unless it is hovered", async () => {
    const { endUndo } = await show();
    act(() => button().blur());
    await pass(UNDO_MS - 1);
    fireEvent.pointerEnter(screen.getByRole("status").parentElement ?? document.body);
    await pass(UNDO_MS * 2);
    expect(endUndo).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByRole("status").parentElement ?? document.body);
    await pass(UNDO_MS);
    expect(endUndo).toHaveBeenCalledOnce();
  });
});
