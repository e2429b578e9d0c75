import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Accordion } from "./accordion.tsx";

const items = [
  { key: "pay", title: "Как получить выплату?", content: "Позвоните 5511" },
  { key: "lost", title: "Полис потерян?", content: "Он в вашей почте" },
];
const pay = () => screen.getByText("Позвоните 5511");
const lost = () => screen.getByText("Он в вашей почте");

it("manages its open items itself, and reports changes", async () => {
  const onValueChange = vi.fn();
  render(<Accordion items={items} defaultValue={["pay"]} onValueChange={onValueChange} />);
  expect(pay()).toBeVisible();
  await userEvent.click(screen.getByText("Полис потерян?"));
  expect(lost()).toBeVisible();
  expect(onValueChange).toHaveBeenLastCalledWith(["pay", "lost"]);
  await userEvent.click(screen.getByText("Как получить выплату?"));
  expect(pay()).not.toBeVisible();
  expect(onValueChange).toHaveBeenLastCalledWith(["lost"]);
  expect(onValueChange).toHaveBeenCalledTimes(2);
});

it("allows one open item at a time where it has a name", async () => {
  const onValueChange = vi.fn();
  render(
    <Accordion items={items} name="faq" defaultValue={["pay"]} onValueChange={onValueChange} />,
  );
  await userEvent.click(screen.getByText("Полис потерян?"));
  expect(onValueChange).toHaveBeenLastCalledWith(["lost"]);
  expect(pay()).not.toBeVisible();
});

it("shows the controlled state, also where it is unchanged", async () => {
  const asked = vi.fn();
  render(<Accordion items={items} value={["pay"]} onValueChange={asked} />);
  await userEvent.click(screen.getByText("Полис потерян?"));
  expect(asked).toHaveBeenLastCalledWith(["pay", "lost"]);
  expect(lost()).not.toBeVisible();
  expect(pay()).toBeVisible();
});

it("follows the controlled state", async () => {
  function Owned() {
    const [value, setValue] = useState<readonly string[]>([]);
    return (
      <>
        <button type="button" onClick={() => setValue(["lost"])}>
          Открыть
        </button>
        <Accordion items={items} value={value} onValueChange={setValue} />
      </>
    );
  }
  render(<Owned />);
  await userEvent.click(screen.getByRole("button", { name: "Открыть" }));
  expect(lost()).toBeVisible();
  await userEvent.click(screen.getByText("Полис потерян?"));
  expect(lost()).not.toBeVisible();
});
