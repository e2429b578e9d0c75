import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { OtpField } from "./otp-field.tsx";

it.each([
  ["123 456"],
  ["Код: 123-456"],
  ["Суғурта24: код 123456, 5 минут. Никому не сообщайте. @sughurta.tj #123456"],
])("extracts the code from a pasted text: %s", async (text) => {
  const onComplete = vi.fn();
  render(<OtpField name="code" label="Код из SMS" onComplete={onComplete} />);
  const code = screen.getByRole("textbox", { name: "Код из SMS" });
  expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await userEvent.click(code);
  await userEvent.paste(text);
  expect(code).toHaveValue("123456");
  expect(onComplete).toHaveBeenCalledExactlyOnceWith("123456");
});
