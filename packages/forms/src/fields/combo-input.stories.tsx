import type { Meta, StoryObj } from "@storybook/react-vite";
import { COUNTRIES } from "@sughurta/domain/countries";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { requiredText } from "../validation/validators.ts";
import { ComboInput } from "./combo-inputs.tsx";

const countries = COUNTRIES.map(({ code2, labelRu, labelTj, labelEn }) => ({
  value: code2,
  label: labelRu,
  keywords: [code2, labelTj, labelEn],
}));

const meta = {
  title: "Forms/Fields/ComboInput · citizenship, country",
  id: "forms-comboinput",
  component: ComboInput,
  parameters: {
    usage: {
      when: "One of many known answers of a form.",
      instead: [
        ["SelectInput", "twenty answers or fewer"],
        ["MultiComboInput", "several answers"],
      ],
      anatomy: ["As ComboBox"],

      screenReader: "As ComboBox, in the language of the page.",
      since: "0.1.0",
      do: ["The value is a code: names change with the language"],
      dont: ["Don't store the name of a country"],
      keyboard: [["As in the kit", "ComboBox"]],
    },
  },
  args: { name: "field", label: "Гражданство", options: countries },
} satisfies Meta<typeof ComboInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  decorators: [inOneFieldForm(requiredText(), "TJ")],
};

export const Refused: Story = {
  decorators: [inOneFieldForm(requiredText(), "")],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
