import type { Meta, StoryObj } from "@storybook/react-vite";
import { say } from "../story-words/say.fixture.ts";
import { QrCode } from "./qr-code.tsx";

const meta = {
  title: "Kit/QrCode",
  component: QrCode,
  parameters: {
    usage: {
      do: ["Put a link with the same address beside it, for those who read on the phone"],
      dont: ["Don't recolour it: scanners want dark on light"],
      keyboard: [],
    },
  },
  args: { value: "https://bank.example/pay/9f8a7c", label: "Код для оплаты" },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

const untilDrawn: Story["play"] = async ({ canvas }) => {
  await canvas.findByRole("img", { name: say("Код для оплаты") });
};

export const Short: Story = { play: untilDrawn };

export const LongAddress: Story = {
  args: { value: `https://bank.example/pay?order=${"9f8a7c".repeat(20)}` },
  play: untilDrawn,
};
