import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { saying } from "../story-words/say.fixture.ts";
import { RadioGroup } from "./radio-group.tsx";

const meta = {
  title: "Kit/Fields/RadioGroup · radio button, segmented control, chips",
  id: "kit-radiogroup",
  component: RadioGroup,
  parameters: {
    usage: {
      when: "One of two to seven answers that are worth seeing together.",
      instead: [
        ["Select", "more answers"],
        ["Checkbox", "yes or no"],
      ],
      anatomy: ["Question", "Answers", "Hint of an answer", "Picture of an answer (`cards`)"],
      words: "Answers of one kind and length.",
      screenReader: 'The question, then "radio button, 1 of 3" for each answer.',
      since: "0.1.0",
      do: [
        "Use it for two to six answers that should all be seen",
        "Put the most frequent answer first",
      ],
      dont: [
        "Don't use it for a long list: that is a Select or a ComboBox",
        "Don't choose for the person where the answer is personal",
      ],
      keyboard: [
        ["Tab", "Moves into the group, to the chosen answer"],
        ["Arrows", "Choose the next or the one before"],
      ],
    },
  },
  args: {
    name: "holderGender",
    label: "Пол",
    options: [
      { value: "f", label: "Женский" },
      { value: "m", label: "Мужской" },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { args: { defaultValue: "f" } };

export const Inline: Story = { args: { inline: true } };

export const WithError: Story = { args: { inline: true, error: "Выберите пол" } };

export const Cards: Story = {
  args: {
    name: "operator",
    label: "Способ оплаты",
    look: "cards",
    defaultValue: "dc",
    options: [
      { value: "dc", label: "DC Pay", hint: "Корти Милли" },
      { value: "payler", label: "Online Pay", hint: "Visa и MasterCard любого банка" },
      { value: "qr", label: "QR-код", hint: "Сейчас не работает", disabled: true },
    ],
  },
};

export const CardsWithIcons: Story = {
  args: {
    name: "spaType",
    label: "Вид отдыха",
    look: "cards",
    inline: true,
    defaultValue: "0",
    options: [
      {
        value: "0",
        label: "Спокойный",
        hint: "Прогулки, экскурсии, пляж",
        media: <Icon name="map-pin" size="large" />,
      },
      {
        value: "1",
        label: "Спорт и активный отдых",
        hint: "Лыжи, дайвинг, горные походы",
        media: <Icon name="plane" size="large" />,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: saying("Спорт") })).toBeChecked();
  },
};

export const CardsWithIconsOnPhone: Story = {
  ...CardsWithIcons,
  globals: { viewport: { value: "narrow" } },
};
