import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cloneElement } from "react";
import { expect, it, vi } from "vitest";
import { Checkbox } from "../choice/checkbox.tsx";
import { RadioGroup } from "../choice/radio-group.tsx";
import { Switch } from "../choice/switch.tsx";
import { Select } from "../select/select.tsx";
import { TextArea, TextField } from "../text-field/text-field.tsx";

const answers = [
  { value: "yes", label: "Да" },
  { value: "no", label: "Нет" },
];

it.each([
  ["text", <TextField key="text" name="a" label="Имя" />, () => userEvent.type(box(), "Я"), "Я"],
  ["lines", <TextArea key="area" name="a" label="Имя" />, () => userEvent.type(box(), "Я"), "Я"],
  [
    "a list",
    <Select key="list" name="a" label="Имя" options={answers} />,
    () => userEvent.selectOptions(screen.getByRole("combobox"), "no"),
    "no",
  ],
  [
    "radios",
    <RadioGroup key="radios" name="a" label="Имя" options={answers} />,
    () => userEvent.click(screen.getByRole("radio", { name: "Нет" })),
    "no",
  ],
  [
    "a box",
    <Checkbox key="box" name="a" label="Имя" />,
    () => userEvent.click(screen.getByRole("checkbox")),
    true,
  ],
  [
    "a switch",
    <Switch key="switch" name="a" label="Имя" />,
    () => userEvent.click(screen.getByRole("switch")),
    true,
  ],
])("reports the new value of %s beside the browser's event", async (_, control, answer, value) => {
  const onValueChange = vi.fn();
  const onChange = vi.fn();
  render(cloneElement<Told>(control, { onValueChange, onChange }));
  await answer();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(value);
  expect(onChange).toHaveBeenCalledOnce();
});

interface Told {
  readonly onValueChange: (value: unknown) => void;
  readonly onChange: (event: unknown) => void;
}

const box = () => screen.getByRole("textbox");
