import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Disclosure } from "./disclosure.tsx";

const more = (staysOpen: boolean) => (
  <Disclosure line="Ещё 10" staysOpen={staysOpen} className="more" lineClassName="line">
    <label>
      Багаж <input type="checkbox" />
    </label>
  </Disclosure>
);
const inside = () => screen.getByRole("checkbox", { name: "Багаж", hidden: true });

it("opens and closes by its line", async () => {
  render(more(false));
  expect(inside()).not.toBeVisible();
  await userEvent.click(screen.getByText("Ещё 10"));
  expect(inside()).toBeVisible();
  await userEvent.click(screen.getByText("Ещё 10"));
  expect(inside()).not.toBeVisible();
});

it("is open and stays open while its content has to be visible", async () => {
  const { rerender } = render(more(true));
  await userEvent.click(screen.getByText("Ещё 10"));
  expect(inside()).toBeVisible();
  rerender(more(false));
  expect(inside()).toBeVisible();
  await userEvent.click(screen.getByText("Ещё 10"));
  expect(inside()).not.toBeVisible();
});

it("opens automatically when it becomes necessary", () => {
  const { rerender } = render(more(false));
  rerender(more(true));
  expect(inside()).toBeVisible();
});

it("is controlled by its owner, and reports the requested state", async () => {
  const asked = vi.fn();
  const { rerender } = render(owned(false, asked));
  await userEvent.click(screen.getByText("Ещё 10"));
  expect(asked).toHaveBeenLastCalledWith(true);
  expect(inside()).not.toBeVisible();
  rerender(owned(true, asked));
  expect(inside()).toBeVisible();
  await userEvent.click(screen.getByText("Ещё 10"));
  expect(asked).toHaveBeenLastCalledWith(false);
  expect(asked).toHaveBeenCalledTimes(2);
});

const owned = (open: boolean, onOpenChange: (open: boolean) => void) => (
  <Disclosure line="Ещё 10" open={open} onOpenChange={onOpenChange}>
    <input type="checkbox" aria-label="Багаж" />
  </Disclosure>
);
