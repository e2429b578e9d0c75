import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { playedInFrame } from "../story-frame.fixture.ts";
import { say } from "../story-words/say.fixture.ts";
import { comboTexts, countries, manyOptions } from "./combo.fixture.ts";
import { ComboBox, type ComboBoxProps } from "./combo-box.tsx";

const meta = {
  title: "Kit/Fields/ComboBox · autocomplete, typeahead, searchable select",
  id: "kit-combobox",
  component: ComboBox,
  parameters: {
    usage: {
      when: "One of many known answers: a country, a make.",
      instead: [
        ["Select", "twenty or fewer"],
        ["MultiComboBox", "several answers"],
      ],
      anatomy: ["Label", "Hint", "Error", "Box", "Button that opens the list", "List"],
      words: "Options by the name that people say; other names as `keywords`.",
      screenReader:
        'The label, "combo box"; how many fit while typing; the option under the arrow; "chosen" when it is.',
      since: "0.1.0",
      do: [
        "Use it for lists too long to read, such as countries",
        "Keep the array of options the same between renders",
      ],
      dont: ["Don't use it under seven options: a Select or radios are quicker"],
      keyboard: [
        ["Letters", "Narrow the list, in any case, anywhere in the name"],
        ["Arrow down, arrow up", "Open the list and move in it"],
        ["Enter, Tab", "Chooses the marked option; Tab goes on"],
        ["Escape", "Closes the list"],
      ],
    },
  },
  args: {
    name: "holderCountry",
    label: "Гражданство",
    options: countries,
    value: "",
    onValueChange: fn(),
    texts: comboTexts,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: "Начните вводить название" } };

export const Chosen: Story = { args: { value: "TR" } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard("stan");
    await expect(canvas.getAllByRole("option")).toHaveLength(4);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      say("Найдено: {{count}}", { count: 4 }),
    );
    await userEvent.keyboard("{ArrowDown}");
    await expect(box.getAttribute("aria-activedescendant")).toBe(
      canvas.getByRole("option", { name: say("Кыргызстан") }).id,
    );
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveValue(say("Кыргызстан"));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      say("Выбрано: {{label}}", { label: say("Кыргызстан") }),
    );
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await userEvent.tab();
    await expect(box).toHaveValue(say("Кот-д’Ивуар"));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("kyrgyz{Enter}");
    await expect(box).toHaveValue(say("Кыргызстан"));
  },
};

export const Open: Story = {
  parameters: playedInFrame,
  args: { value: "DE" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    const popup = canvas.getByRole("listbox").parentElement;
    await expect(popup?.getBoundingClientRect().height).toBe(242);
  },
};

export const NoResults: Story = {
  parameters: playedInFrame,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "xyz");
    await expect(canvas.getByRole("status")).toHaveTextContent(say("Ничего не найдено"));
  },
};

export const LongList: Story = {
  parameters: playedInFrame,
  args: { options: manyOptions, value: "199" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    const chosen = canvas.getByRole("option", { selected: true }).getBoundingClientRect();
    const list = canvas.getByRole("listbox").getBoundingClientRect();
    await expect(chosen.top).toBeGreaterThanOrEqual(list.top);
    await expect(chosen.bottom).toBeLessThanOrEqual(list.bottom);
  },
};

export const WithError: Story = { args: { error: "Выберите страну гражданства" } };

export const Disabled: Story = { args: { value: "TJ", disabled: true } };

function Kept({ value, onValueChange, ...rest }: ComboBoxProps) {
  const [current, setCurrent] = useState(value);
  return (
    <ComboBox
      {...rest}
      value={current}
      onValueChange={(next) => {
        setCurrent(next);
        onValueChange(next);
      }}
    />
  );
}
