import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { comboTexts, countries } from "./combo.fixture.ts";
import { MultiComboBox, type MultiComboBoxProps } from "./multi-combo-box.tsx";

const meta = {
  title: "Kit/Fields/MultiComboBox · multiselect, tags input, token field",
  id: "kit-multicombobox",
  component: MultiComboBox,
  parameters: {
    usage: {
      when: "Several of many known answers: the countries of a trip.",
      instead: [
        ["ComboBox", "one answer"],
        ["Checkbox", "all fit on the screen"],
      ],
      anatomy: ["Label", "Hint", "Error", "Chips of the chosen", "Box", "List"],
      words: "As in ComboBox; chips repeat the option's name.",
      screenReader: 'As in ComboBox; a list of the chosen, each a button "Remove: Turkey".',
      since: "0.1.0",
      do: [
        "Use it for several answers out of many",
        "Show the sum of the choice in words where it matters",
      ],
      dont: ["Don't use it where all options fit on the screen: use checkboxes"],
      keyboard: [
        ["Letters", "Narrow the list"],
        ["Arrow down, arrow up", "Move in the list"],
        ["Enter", "Adds or removes the marked option"],
        ["Shift + Tab", "Goes back to the chips"],
        ["Backspace", "In an empty box removes the last chip"],
        ["Escape", "Closes the list"],
      ],
    },
  },
  args: {
    name: "country",
    label: "Куда вы едете",
    hint: "Можно выбрать несколько стран",
    options: countries,
    value: [],
    onValueChange: fn(),
    texts: comboTexts,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MultiComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = {
  args: { value: ["TR", "AE", "GB"] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox").parentElement;
    for (const chip of canvas.getAllByRole("button")) await expect(field).toContainElement(chip);
  },
};

/** Keys and announcements of the ARIA pattern of a combo box with several answers. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: say("Куда вы едете") });
    const status = canvas.getByRole("status");
    const getOption = (label: string) => canvas.getByRole("option", { name: say(label) });
    const getChip = (label: string) =>
      canvas.getByRole("button", { name: say("Убрать: {{label}}", { label: say(label) }) });
    const said = (text: string, label: string) =>
      expect(status).toHaveTextContent(say(text, { label: say(label) }));

    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("turk");
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await expect(status).toHaveTextContent(say("Найдено: {{count}}", { count: 1 }));
    await expect(box).toHaveAttribute("aria-activedescendant", getOption("Турция").id);
    // Where there is no room the list closes after a choice.
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await said("Выбрано: {{label}}", "Турция");
    await expect(getOption("Турция")).toHaveAttribute("aria-selected", "true");

    await userEvent.keyboard("AE{Enter}turk{Enter}");
    await said("Убрано: {{label}}", "Турция");
    await userEvent.keyboard("turk{Enter}{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("listbox")).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.keyboard("{Escape}");

    await userEvent.tab({ shift: true });
    await expect(getChip("Турция")).toHaveFocus();
    await expect(getChip("Турция").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard("{Delete}");
    await said("Убрано: {{label}}", "Турция");
    await expect(getChip("Объединённые Арабские Эмираты")).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Backspace}");
    await said("Убрано: {{label}}", "Объединённые Арабские Эмираты");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Open: Story = {
  args: { value: ["GB", "DE"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option", { selected: true })).toHaveLength(2);
  },
};

export const WithError: Story = { args: { error: "Выберите хотя бы одну страну" } };

export const Disabled: Story = { args: { value: ["TR"], disabled: true } };

export const OnPhone: Story = {
  args: { value: ["TR", "AE", "GB", "KZ"] },
  globals: { viewport: { value: "narrow" } },
};

function Kept({ value, onValueChange, ...rest }: MultiComboBoxProps) {
  const [current, setCurrent] = useState(value);
  return (
    <MultiComboBox
      {...rest}
      value={current}
      onValueChange={(next) => {
        setCurrent(next);
        onValueChange(next);
      }}
    />
  );
}
