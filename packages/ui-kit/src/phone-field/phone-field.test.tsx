import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { PhoneField } from "./phone-field.tsx";

describe("PhoneField", () => {
  it("formats while typing and returns the parsed value", async () => {
    render(<Phone />);
    await userEvent.type(screen.getByLabelText("Телефон"), "901234567");
    expect(screen.getByLabelText("Телефон")).toHaveValue("90-1234567");
    expect(screen.getByTestId("value")).toHaveTextContent("901234567");
  });

  it("retains the position of the caret when a digit in the middle is removed", async () => {
    render(<Phone initial="901234567" />);
    const input = screen.getByLabelText<HTMLInputElement>("Телефон");
    await userEvent.type(input, "{Backspace}", {
      initialSelectionStart: 4,
      initialSelectionEnd: 4,
    });
    expect(input).toHaveValue("90-234567");
    expect(input.selectionStart).toBe(2);
    await userEvent.keyboard("8");
    expect(input).toHaveValue("90-8234567");
  });
});

function Phone({ initial = "" }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <PhoneField
        name="phone"
        label="Телефон"
        value={value}
        onValueChange={setValue}
        read={(typed) => typed.replace(/\D/g, "")}
        write={(digits) => digits.replace(/^(..)(?=.)/, "$1-")}
      />
      <p data-testid="value">{value}</p>
    </>
  );
}
