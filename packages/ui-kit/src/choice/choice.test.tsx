import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { Switch } from "./switch.tsx";

const genders = [
  { value: "f", label: "Женский" },
  { value: "m", label: "Мужской", hint: "Как в паспорте" },
];

describe("RadioGroup", () => {
  it("groups its options under the question with its error", () => {
    render(<RadioGroup name="g" label="Пол" options={genders} error="Выберите пол" />);
    expect(screen.getByRole("group", { name: "Пол" })).toHaveAccessibleDescription("Выберите пол");
    expect(screen.getByRole("radio", { name: "Женский" })).toBeInvalid();
  });

  it("sets its id on the first option, to which an error link leads", () => {
    render(<RadioGroup id="gender" name="g" label="Пол" options={genders} />);
    expect(screen.getByRole("radio", { name: "Женский" })).toHaveAttribute("id", "gender");
  });

  it("moves with the arrows", async () => {
    render(<Gender />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("radio", { name: /Мужской/ })).toBeChecked();
  });
});

describe("Checkbox", () => {
  it("is toggled by a press on its sentence", async () => {
    render(<Checkbox name="agree" label="Согласен" error="Нужно согласие" />);
    await userEvent.click(screen.getByText("Согласен"));
    const box = screen.getByRole("checkbox", { name: "Согласен" });
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription("Нужно согласие");
  });
});

describe("Switch", () => {
  it("has the role of a switch and is toggled by its sentence or the space bar", async () => {
    render(<Switch name="covidOption" label="COVID-19" hint="До 5 000 EUR" />);
    const control = screen.getByRole("switch", { name: "COVID-19" });
    expect(control).toHaveAccessibleDescription("До 5 000 EUR");
    await userEvent.click(screen.getByText("COVID-19"));
    expect(control).toBeChecked();
    await userEvent.keyboard(" ");
    expect(control).not.toBeChecked();
  });
});

function Gender() {
  const [value, setValue] = useState("f");
  return (
    <RadioGroup
      name="g"
      label="Пол"
      options={genders}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}
