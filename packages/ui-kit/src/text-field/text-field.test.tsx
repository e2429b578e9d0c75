import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { Select } from "../select/select.tsx";
import { TextArea, TextField } from "./text-field.tsx";

describe("TextField", () => {
  it("describes the control by its hint and its error, in this order", () => {
    render(<TextField name="holderLastName" label="Фамилия" hint="Как в паспорте" error="Пусто" />);
    const input = screen.getByRole("textbox", { name: "Фамилия" });
    expect(input).toHaveAccessibleDescription("Как в паспорте Пусто");
    expect(input).toBeInvalid();
    expect(input).toHaveAttribute("name", "holderLastName");
  });

  it("is valid and undescribed without texts", () => {
    render(<TextField name="a" label="Фамилия" />);
    const input = screen.getByRole("textbox", { name: "Фамилия" });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute("aria-describedby");
  });

  it("passes its control to a ref and retains its given id", () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField ref={ref} id="email" name="email" label="Почта" />);
    expect(ref.current).toBe(screen.getByLabelText("Почта"));
    expect(ref.current).toHaveAttribute("id", "email");
  });

  it("marks an optional field in its label", () => {
    render(<TextArea name="note" label="Заметка" optionalText="(необязательно)" />);
    expect(screen.getByRole("textbox", { name: "Заметка (необязательно)" })).toBeVisible();
  });
});

describe("Select", () => {
  it("offers its options after an empty one", () => {
    render(
      <Select
        name="holderCountry"
        label="Страна"
        emptyText="Выберите страну"
        options={[{ value: "TJ", label: "Таджикистан" }]}
      />,
    );
    const names = screen.getAllByRole("option").map((option) => option.textContent);
    expect(names).toEqual(["Выберите страну", "Таджикистан"]);
  });
});
