import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useEscape } from "./use-escape.ts";

const hostModal = vi.fn();

afterEach(() => document.removeEventListener("keydown", hostModal, true));

function Opened({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(true);
  useEscape(
    isOpen,
    () => setOpen(false),
    () => document.body,
  );
  return isOpen ? <p>{name}</p> : null;
}

it("closes ours one by one, the innermost first, before a modal of the host", async () => {
  document.addEventListener("keydown", hostModal, true);
  const { rerender } = render(<Opened name="dialog" />);
  rerender(
    <>
      <Opened name="dialog" />
      <Opened name="list" />
    </>,
  );
  const left = () => screen.queryAllByText(/dialog|list/).map(({ textContent }) => textContent);
  expect(left()).toEqual(["dialog", "list"]);
  await userEvent.keyboard("{Escape}");
  expect(left()).toEqual(["dialog"]);
  await userEvent.keyboard("{Escape}");
  expect(left()).toEqual([]);
  expect(hostModal).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(hostModal).toHaveBeenCalledOnce();
});

it("leaves the key to the page where the focus is elsewhere, or letters are being composed", async () => {
  document.addEventListener("keydown", hostModal, true);
  function Elsewhere() {
    useEscape(
      true,
      () => expect.unreachable(),
      () => null,
    );
    return <input aria-label="search of the page" />;
  }
  render(<Elsewhere />);
  const search = screen.getByLabelText("search of the page");
  await userEvent.type(search, "{Escape}");
  expect(hostModal).toHaveBeenCalled();
  const composed = new KeyboardEvent("keydown", { key: "Escape", isComposing: true });
  act(() => void document.body.dispatchEvent(composed));
  expect(composed.defaultPrevented).toBe(false);
});
