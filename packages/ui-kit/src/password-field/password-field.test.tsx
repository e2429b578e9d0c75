import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { PasswordField } from "./password-field.tsx";

it("shows and hides a password", async () => {
  render(<PasswordField name="password" label="Пароль" showText="Показать" hideText="Скрыть" />);
  await userEvent.type(screen.getByLabelText("Пароль"), "тайна");
  await userEvent.click(screen.getByRole("button", { name: "Показать" }));
  expect(screen.getByLabelText("Пароль")).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Скрыть" }));
  expect(screen.getByLabelText("Пароль")).toHaveAttribute("type", "password");
});
