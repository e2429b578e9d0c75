import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { takeOverDraft } from "@sughurta/contracts";
import { withClient } from "@sughurta/screen-testing/stories";
import { expect, fn } from "storybook/test";
import { TakeOver } from "./take-over.tsx";

const meta = {
  title: "Travel/TakeOver",
  component: TakeOver,
  args: {
    token: "Zm9yIHRoZSBvdGhlciBkZXZpY2U",
    here: "Türkiye · 10.03.2026 – 20.03.2026",
    isKept: fn(() => false),
    onTaken: fn(),
  },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof TakeOver>;
export default meta;

type Story = StoryObj<typeof meta>;

const saysWhy: Story["play"] = async ({ canvas, args }) => {
  await canvas.findByRole("alert");
  await expect(args.onTaken).not.toHaveBeenCalled();
};

export const Asking: Story = {
  decorators: [withClient()],
  args: { isKept: fn(() => true) },
  play: async ({ canvas }) => {
    await canvas.findByRole("dialog");
  },
};

export const Taking: Story = {
  decorators: [withClient({ takeOverDraft: () => new Promise(() => {}) })],
};

export const LinkOver: Story = {
  decorators: [
    withClient({
      takeOverDraft: () => ({ status: 404, data: takeOverDraft.examples.answers[404] }),
    }),
  ],
  play: saysWhy,
};

export const TooMany: Story = {
  decorators: [
    withClient({
      takeOverDraft: () => ({ status: 429, data: takeOverDraft.examples.answers[429] }),
    }),
  ],
  play: saysWhy,
};

export const NoConnection: Story = {
  decorators: [
    withClient({
      takeOverDraft: () => {
        throw new NetworkError("lost");
      },
    }),
  ],
  play: saysWhy,
};
