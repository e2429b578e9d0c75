import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const errors = [
  { fieldId: "last-name", text: "Введите фамилию" },
  { text: "Сервер занят, попробуйте ещё раз" },
];

it("takes the focus when it appears and after each further attempt", () => {
  const { rerender } = render(<ErrorSummary title="Исправьте" errors={errors} attempt={1} />);
  const summary = screen.getByRole("alert", { name: "Исправьте" });
  expect(summary).toHaveFocus();
  summary.blur();
  rerender(<ErrorSummary title="Исправьте" errors={errors.slice(1)} attempt={1} />);
  expect(summary).not.toHaveFocus();
  rerender(<ErrorSummary title="Исправьте" errors={errors.slice(1)} attempt={2} />);
  expect(summary).toHaveFocus();
});

it("leads to the field of an error", async () => {
  render(
    <>
      <ErrorSummary title="Исправьте" errors={errors} />
      <TextField id="last-name" name="holderLastName" label="Фамилия" />
    </>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Введите фамилию" }));
  expect(screen.getByLabelText("Фамилия")).toHaveFocus();
});

it("is not there without errors", () => {
  render(<ErrorSummary title="Исправьте" errors={[]} />);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
