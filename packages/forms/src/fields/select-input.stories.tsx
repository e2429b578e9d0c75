import type { Meta, StoryObj } from "@storybook/react-vite";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { choiceFrom } from "../validation/validators.ts";
import { SelectInput } from "./choice-inputs.tsx";

const COUNTRY_NAMES = [
  { value: "TJ", label: "Таджикистан" },
  { value: "UZ", label: "Узбекистан" },
];

const meta = {
  title: "Forms/Fields/SelectInput · sum assured",
  id: "forms-selectinput",
  component: SelectInput,
  parameters: {
    usage: {
      when: "One of a list of known answers of a form.",
      instead: [
        ["RadioInput", "seven answers or fewer"],
        ["ComboInput", "more than twenty"],
      ],
      anatomy: ["As Select"],
      words: 'The first entry is ours: "Choose".',
      screenReader: "As Select.",
      since: "0.1.0",
      do: ["Give it the specification's field name; value, error and focus come from the form"],
      dont: ["Don't begin with an answer that nobody gave"],
      keyboard: [["As in the kit", "Select"]],
    },
  },
  args: { name: "field", label: "Страна", options: COUNTRY_NAMES },
} satisfies Meta<typeof SelectInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  decorators: [inOneFieldForm(choiceFrom(["TJ", "UZ"]), "TJ")],
};

export const Refused: Story = {
  decorators: [inOneFieldForm(choiceFrom(["TJ", "UZ"]), "")],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
