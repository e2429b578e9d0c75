import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Kit/Fields/Switch · toggle, on off",
  id: "kit-switch",
  component: Switch,
  parameters: {
    usage: {
      when: "A setting that acts at once.",
      instead: [["Checkbox", "it counts when the form is sent"]],
      anatomy: ["Track", "Knob", "Sentence", "Hint"],
      words: 'Name what is on: "Messages by SMS".',
      screenReader: 'The sentence, "switch, on".',
      since: "0.1.0",
      do: ["Use it for an option that counts at once, such as a cover that changes the price"],
      dont: [
        "Don't use it for an agreement: that is a Checkbox",
        'Don\'t write "on" or "off" in the label',
      ],
      keyboard: [
        ["Tab", "Moves to it"],
        ["Space", "Turns it on and off"],
      ],
    },
  },
  args: {
    name: "covidOption",
    label: "Лечение COVID-19",
    hint: "До 5 000 EUR на человека",
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole("switch", { name: say("Лечение COVID-19") });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText(say("Лечение COVID-19")));
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const LongLabel: Story = {
  args: {
    label: "Суғуртаи хонаи истиқоматӣ дар вақти сафар аз сӯхтор, обхезӣ ва дуздӣ",
    hint: undefined,
  },
  globals: { viewport: { value: "narrow" } },
};

export const WithError: Story = { args: { error: "Для этой страны опция недоступна" } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
