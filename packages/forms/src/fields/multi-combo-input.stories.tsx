import type { Meta, StoryObj } from "@storybook/react-vite";
import * as z from "@sughurta/contracts/zod";
import { COUNTRIES } from "@sughurta/domain/countries";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { MultiComboInput } from "./combo-inputs.tsx";

const countries = COUNTRIES.map(({ code2, labelRu, labelTj, labelEn }) => ({
  value: code2,
  label: labelRu,
  keywords: [code2, labelTj, labelEn],
}));
const several = z.array(z.string()).check(z.minLength(1, "choice"));

const meta = {
  title: "Forms/Fields/MultiComboInput · countries",
  id: "forms-multicomboinput",
  component: MultiComboInput,
  parameters: {
    usage: {
      when: "Several of many known answers of a form.",
      instead: [
        ["ComboInput", "one answer"],
        ["CheckboxInput", "all fit on the screen"],
      ],
      anatomy: ["As MultiComboBox"],

      screenReader: "As MultiComboBox, in the language of the page.",
      since: "0.1.0",
      do: ["The value is a list of codes, in the order of choosing"],
      dont: ["Don't store the names of countries"],
      keyboard: [["As in the kit", "MultiComboBox"]],
    },
  },
  args: { name: "field", label: "Страны поездки", options: countries },
} satisfies Meta<typeof MultiComboInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  decorators: [inOneFieldForm(several, ["TR"])],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "uzb{Enter}");
    await canvas.findByRole("button", { name: /^(Убрать|Хориҷ кардан|Remove): Узбекистан/ });
  },
};

export const Refused: Story = {
  decorators: [inOneFieldForm(several, [])],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
