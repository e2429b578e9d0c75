import type { Meta, StoryObj } from "@storybook/react-vite";
import { RadioGroup } from "./radio-group.tsx";

const meta = {
  title: "Kit/RadioGroup",
  component: RadioGroup,
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
