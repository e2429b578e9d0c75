import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { PhoneField } from "./phone-field.tsx";
import { groupDigits, nationalDigits } from "./phone-text.ts";

describe("nationalDigits", () => {
  it.each([
    ["901234567", "901234567"],
    ["+992 90 123 4567", "901234567"],
    ["992901234567", "901234567"],
    ["(992) 90-123-4567", "901234567"],
    ["99 212 3456", "992123456"],
    ["+99299212", "99212"],
    ["90123456789", "901234567"],
    ["", ""],
  ])("reads %s as %s", (typed, digits) => {
    expect(nationalDigits(typed, "992", 9)).toBe(digits);
  });
});

describe("groupDigits", () => {
  it.each([
    ["", ""],
    ["90", "90"],
    ["901", "90-1"],
    ["901234567", "90-123-4567"],
  ])("shows %s as %s", (digits, shown) => {
    expect(groupDigits(digits)).toBe(shown);
  });
});

describe("PhoneField", () => {
  it("formats while typing and gives digits", async () => {
    render(<Phone />);
    await userEvent.type(screen.getByLabelText("Телефон"), "901234567");
    expect(screen.getByLabelText("Телефон")).toHaveValue("90-123-4567");
    expect(screen.getByTestId("value")).toHaveTextContent("901234567");
  });

  it("takes a pasted international number", async () => {
    render(<Phone />);
    await userEvent.click(screen.getByLabelText("Телефон"));
    await userEvent.paste("+992 (90) 123-45-67");
    expect(screen.getByLabelText("Телефон")).toHaveValue("90-123-4567");
  });

  it("keeps the caret in place when a digit in the middle is removed", async () => {
    render(<Phone initial="901234567" />);
    const input = screen.getByLabelText<HTMLInputElement>("Телефон");
    await userEvent.type(input, "{Backspace}", {
      initialSelectionStart: 4,
      initialSelectionEnd: 4,
    });
    expect(input).toHaveValue("90-234-567");
    expect(input.selectionStart).toBe(2);
    await userEvent.keyboard("8");
    expect(input).toHaveValue("90-823-4567");
  });
});

function Phone({ initial = "" }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <PhoneField name="phone" label="Телефон" value={value} onValueChange={setValue} />
      <p data-testid="value">{value}</p>
    </>
  );
}
