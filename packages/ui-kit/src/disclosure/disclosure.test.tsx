import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
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

it("is open and stays so while what is inside has to be seen", async () => {
  const { rerender } = render(more(true));
  await userEvent.click(screen.getByText("Ещё 10"));
  expect(inside()).toBeVisible();
  rerender(more(false));
  expect(inside()).toBeVisible();
  await userEvent.click(screen.getByText("Ещё 10"));
  expect(inside()).not.toBeVisible();
});

it("opens by itself when it turns out to be needed", () => {
  const { rerender } = render(more(false));
  rerender(more(true));
  expect(inside()).toBeVisible();
});
