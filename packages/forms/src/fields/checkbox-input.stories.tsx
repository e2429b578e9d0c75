import type { Meta, StoryObj } from "@storybook/react-vite";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { agreement } from "../validation/validators.ts";
import { CheckboxInput } from "./choice-inputs.tsx";

const meta = {
  title: "Forms/Fields/CheckboxInput · rules of sale",
  id: "forms-checkboxinput",
  component: CheckboxInput,
  parameters: {
    usage: {
      when: "A sentence of a form to agree with.",
      instead: [
        ["RadioInput", "both answers are worth words"],
        ["Checkbox", "there is no form around"],
      ],
      anatomy: ["As Checkbox"],
      words: "The sentence in the first person.",
      screenReader: "As Checkbox.",
      since: "0.1.0",
      do: ["The form holds `true` or `false`"],
      dont: ["Don't tick it for the person"],
      keyboard: [["As in the kit", "Checkbox"]],
    },
  },
  args: { name: "field", label: "Согласен с правилами продажи" },
} satisfies Meta<typeof CheckboxInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  decorators: [inOneFieldForm(agreement, false)],
};

export const Refused: Story = {
  decorators: [inOneFieldForm(agreement, false)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
