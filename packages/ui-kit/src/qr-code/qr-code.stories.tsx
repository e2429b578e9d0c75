import type { Meta, StoryObj } from "@storybook/react-vite";
import { say } from "../story-words/say.fixture.ts";
import { QrCode } from "./qr-code.tsx";

const meta = {
  title: "Kit/Content/QrCode · barcode, scan",
  id: "kit-qrcode",
  component: QrCode,
  parameters: {
    usage: {
      when: "Something goes on on a phone, or a policy is checked.",
      instead: [["Link", "the reader is on the phone already"]],
      anatomy: ["Code", "Quiet edge"],
      words: "The label says what a scan opens.",
      screenReader: "The label as an image.",
      since: "0.1.0",
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
