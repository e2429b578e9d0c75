import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const words = { title: "Исправьте", moreText: (count: number) => `и ещё ${count}` };
const errors = [
  { fieldId: "last-name", text: "Введите фамилию" },
  { text: "Сервер занят, попробуйте ещё раз" },
];

it("takes the focus when it appears and after each further attempt", () => {
  const { rerender } = render(<ErrorSummary {...words} errors={errors} attempt={1} />);
  const summary = screen.getByRole("alert", { name: "Исправьте" });
  expect(summary).toHaveFocus();
  summary.blur();
  rerender(<ErrorSummary {...words} errors={errors.slice(1)} attempt={1} />);
  expect(summary).not.toHaveFocus();
  rerender(<ErrorSummary {...words} errors={errors.slice(1)} attempt={2} />);
  expect(summary).toHaveFocus();
});

it("links to the field of an error", async () => {
  render(
    <>
      <ErrorSummary {...words} errors={errors} />
      <TextField id="last-name" name="holderLastName" label="Фамилия" />
    </>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Введите фамилию" }));
  expect(screen.getByLabelText("Фамилия")).toHaveFocus();
});

it("groups the errors of one person under the name", async () => {
  const people = [
    { fieldId: "city", text: "Напишите город" },
    { fieldId: "name-1", group: "Водитель 1", text: "Напишите имя" },
    { fieldId: "birth-1", group: "Водитель 1", text: "Напишите дату рождения" },
    { fieldId: "name-2", group: "Водитель 2", text: "Напишите имя" },
  ];
  render(<ErrorSummary {...words} errors={people} />);
  // The first errors are a short list without names of groups.
  expect(screen.queryByRole("heading", { level: 3 })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "и ещё 1" }));
  expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
    "Водитель 1",
    "Водитель 2",
  ]);
  const first = within(screen.getByRole("list", { name: "Водитель 1" }));
  expect(first.getAllByRole("link")).toHaveLength(2);
  expect(screen.getAllByRole("list")).toHaveLength(3);
});

it("is not rendered without errors", () => {
  render(<ErrorSummary {...words} errors={[]} />);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("takes no focus when a corrected error appears again, until the next attempt", () => {
  const { rerender } = render(<ErrorSummary {...words} errors={errors} attempt={1} />);
  screen.getByRole("alert").blur();
  rerender(<ErrorSummary {...words} errors={[]} attempt={1} />);
  rerender(<ErrorSummary {...words} errors={errors} attempt={1} />);
  expect(screen.getByRole("alert")).not.toHaveFocus();
});

it("shows three errors, and the rest on request", async () => {
  const many = Array.from({ length: 12 }, (_, n) => ({ fieldId: `f${n}`, text: `Ошибка ${n}` }));
  const { rerender } = render(<ErrorSummary {...words} errors={many} />);
  expect(screen.getAllByRole("link")).toHaveLength(3);
  rerender(<ErrorSummary {...words} errors={many.slice(1)} />);
  await userEvent.click(screen.getByRole("button", { name: "и ещё 8" }));
  expect(screen.getAllByRole("link")).toHaveLength(11);
  expect(screen.getByRole("link", { name: "Ошибка 4" })).toHaveFocus();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
