import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "./select.tsx";

const meta = {
  title: "Kit/Select",
  component: Select,
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

export const Chosen: Story = { args: { defaultValue: "TJ" } };

export const WithError: Story = {
  args: { emptyText: "Выберите страну", error: "Выберите страну гражданства" },
};

export const Disabled: Story = { args: { disabled: true } };
