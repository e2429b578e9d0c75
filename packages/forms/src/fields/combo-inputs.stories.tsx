import type { Meta, StoryObj } from "@storybook/react-vite";
import { COUNTRIES } from "@sughurta/domain/countries";
import * as z from "zod/mini";
import { OneFieldForm, type OneFieldFormProps } from "../testing/one-field-form.tsx";
import { requiredText } from "../validation/validators.ts";
import { ComboInput, MultiComboInput } from "./combo-inputs.tsx";

const countries = COUNTRIES.map(({ code2, labelRu, labelTj, labelEn }) => ({
  value: code2,
  label: labelRu,
  keywords: [code2, labelTj, labelEn],
}));
const several = z.array(z.string()).check(z.minLength(1, "choice"));

const meta: Meta<OneFieldFormProps> = {
  title: "Forms/Combo",
  component: OneFieldForm,
  parameters: {
    usage: {
      do: ["Give it the specification's field name; the value is one code or a list of codes"],
      dont: ["Don't store the name of a country: it changes with the language"],
      keyboard: [["As in the kit", "ComboBox, MultiComboBox"]],
    },
  },
};

export default meta;

type Story = StoryObj<OneFieldFormProps>;

export const One: Story = {
  args: {
    rule: requiredText(),
    initialValue: "TJ",
    children: <ComboInput name="field" label="Гражданство" options={countries} />,
  },
};

export const Refused: Story = {
  args: {
    rule: requiredText(),
    initialValue: "",
    children: <ComboInput name="field" label="Гражданство" options={countries} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};

export const Several: Story = {
  args: {
    rule: several,
    initialValue: ["TR"],
    children: <MultiComboInput name="field" label="Страны поездки" options={countries} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "uzb{Enter}");
    await canvas.findByRole("button", { name: /^(Убрать|Хориҷ кардан|Remove): Узбекистан/ });
  },
};

export const SeveralRefused: Story = {
  args: {
    rule: several,
    initialValue: [],
    children: <MultiComboInput name="field" label="Страны поездки" options={countries} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
