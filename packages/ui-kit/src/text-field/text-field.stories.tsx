import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Kit/Fields/TextField · input, textbox, text input",
  id: "kit-textfield",
  component: TextField,
  parameters: {
    usage: {
      when: "One line that cannot be chosen from a list.",
      instead: [
        ["TextArea", "more than a line"],
        ["Select", "the answers are known"],
        ["PhoneField", "a phone number"],
      ],
      anatomy: ["Label", "Hint", "Error", "Text before and after (may be left out)", "Box"],
      words: "The label names the answer, the hint shows what it looks like.",
      screenReader: 'The label, "edit text", then hint and error.',
      since: "0.1.0",
      do: [
        "Say in the label what is asked, in the hint what the answer looks like",
        "Make it as wide as its answer",
        "Mark the optional fields, not the required ones",
      ],
      dont: [
        "Don't put the label or an example inside the field: it is gone once typing begins",
        'Don\'t write an error that only says "wrong"',
      ],
      keyboard: [["Tab", "Moves to it"]],
    },
  },
  args: { name: "holderLastName", label: "Фамилия", autoComplete: "family-name" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole("textbox", { name: say("Фамилия") });
    await userEvent.type(name, say("Раҳмонова"));
    await expect(name).toHaveValue(say("Раҳмонова"));
    await userEvent.clear(name);
    name.blur();
  },
};

export const WithHint: Story = { args: { hint: "Как в паспорте", defaultValue: "Раҳмонова" } };

export const WithError: Story = {
  args: { hint: "Как в паспорте", error: "Введите фамилию: не меньше двух букв" },
  play: async ({ canvas }) => {
    const name = canvas.getByRole("textbox", { name: say("Фамилия") });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription(
      RegExp(`${say("Как в паспорте")}.*${say("Введите фамилию: не меньше двух букв")}`),
    );
  },
};

export const Optional: Story = { args: { label: "Отчество", optionalText: "(необязательно)" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "Раҳмонова" } };

export const Short: Story = { args: { label: "Серия", width: "short", defaultValue: "А 01" } };

export const LongLabel: Story = {
  args: {
    label: "Мақомоти давлатии додани ҳуҷҷати тасдиқкунандаи шахсияти суғурташаванда",
    hint: "Тавре ки дар шиноснома навишта шудааст, бидуни ихтисора",
  },
  globals: { viewport: { value: "narrow" } },
};
