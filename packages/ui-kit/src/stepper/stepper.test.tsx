import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Stepper, type StepperPattern } from "./stepper.tsx";

const steps = [
  { key: "trip", title: "Поездка", done: true },
  { key: "addOns", title: "Дополнительно" },
  { key: "people", title: "Люди" },
];

function renderSteps(current = "addOns", pattern?: StepperPattern) {
  const onValueChange = vi.fn();
  render(
    <Stepper
      label="Шаги заказа"
      steps={steps}
      value={current}
      onValueChange={onValueChange}
      progressText={(step, count) => `Шаг ${step} из ${count}`}
      doneText="заполнено"
      pattern={pattern}
    />,
  );
  return onValueChange;
}

it("links back to finished steps only", async () => {
  const onValueChange = renderSteps();
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Поездка, заполнено" }));
  expect(onValueChange).toHaveBeenCalledWith("trip");
});

it("marks the current step", () => {
  renderSteps();
  const list = within(screen.getByRole("navigation", { name: "Шаги заказа" }));
  const current = list
    .getAllByRole("listitem")
    .filter((item) => item.querySelector("[aria-current=step]"));
  expect(current.map((item) => item.textContent)).toEqual(["2Шаг 2 из 3: Дополнительно"]);
});

it("announces the same steps with a pattern, which is decoration", () => {
  renderSteps("addOns", { family: "trip", seed: "2026-11-28" });
  const nav = screen.getByRole("navigation", { name: "Шаги заказа" });
  expect(within(nav).getAllByRole("listitem")).toHaveLength(steps.length);
  expect(within(nav).getByText(/^Шаг 2 из 3:/)).toBeInTheDocument();
  expect(nav.querySelector("svg.sg-pattern--trip")).toHaveAttribute("aria-hidden", "true");
});

it("does not link to the current step, though it was finished before", () => {
  renderSteps("trip");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
