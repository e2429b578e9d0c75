import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { Select } from "./select.tsx";

const meta = {
  title: "Kit/Fields/Select · dropdown, picker, listbox",
  id: "kit-select",
  component: Select,
  parameters: {
    usage: {
      when: "One of eight to about twenty known answers.",
      instead: [
        ["RadioGroup", "seven or fewer"],
        ["ComboBox", "more than twenty"],
      ],
      anatomy: ["Label", "Hint", "Error", "Box", "The system's own list"],
      words: 'The first, empty entry says what to do: "Choose".',
      screenReader: 'The label, the chosen answer, "pop-up button".',
      since: "0.1.0",
      do: [
        "Use it for seven to fifteen answers that everybody knows",
        "Leave the first choice empty where none is usual",
      ],
      dont: ["Don't use it for two or three: radios show them all"],
      keyboard: [
        ["Tab", "Moves to it"],
        ["Arrows, letters", "Choose"],
        ["Space", "Opens the list"],
      ],
    },
  },
  args: {
    name: "holderCountry",
    label: "Гражданство",
    options: [
      { value: "TJ", label: "Таджикистан" },
      { value: "UZ", label: "Узбекистан" },
      { value: "GB", label: "Соединённое Королевство Великобритании и Северной Ирландии" },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: "TJ" },
  play: async ({ canvas, userEvent }) => {
    const country = canvas.getByRole("combobox", { name: say("Гражданство") });
    await userEvent.selectOptions(country, say("Узбекистан"));
    await expect(country).toHaveValue("UZ");
    await userEvent.selectOptions(country, say("Таджикистан"));
    country.blur();
  },
};

export const WithError: Story = {
  args: { emptyText: "Выберите страну", error: "Выберите страну гражданства" },
};

export const Disabled: Story = { args: { disabled: true } };
