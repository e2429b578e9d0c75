import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { OtpField } from "../otp-field/otp-field.tsx";
import { PasswordField } from "./password-field.tsx";

it("shows and hides a password", async () => {
  render(<PasswordField name="password" label="Пароль" showText="Показать" hideText="Скрыть" />);
  await userEvent.type(screen.getByLabelText("Пароль"), "тайна");
  await userEvent.click(screen.getByRole("button", { name: "Показать" }));
  expect(screen.getByLabelText("Пароль")).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Скрыть" }));
  expect(screen.getByLabelText("Пароль")).toHaveAttribute("type", "password");
});

it("takes a pasted code with spaces and tells when it is whole", async () => {
  const complete = vi.fn();
  render(<OtpField name="code" label="Код" onComplete={complete} />);
  await userEvent.click(screen.getByLabelText("Код"));
  await userEvent.paste("123 456");
  expect(screen.getByLabelText("Код")).toHaveValue("123456");
  expect(complete).toHaveBeenCalledExactlyOnceWith("123456");
});
