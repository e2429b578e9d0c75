import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { receiveDraft } from "@sughurta/contracts/draft";
import { withClient } from "@sughurta/screen-testing/stories";
import { expect, fn } from "storybook/test";
import { aDraft } from "../testing/example-draft.ts";
import { ReceiveDraft } from "./receive-draft.tsx";

const replaceWith = fn(() => true);

const meta = {
  title: "Order/ReceiveDraft",
  component: ReceiveDraft,
  args: {
    token: "Zm9yIHRoZSBvdGhlciBkZXZpY2U",
    here: "Gold · 10.03.2026 – 20.03.2026",
    draft: aDraft({ replaceWith }),
  },
} satisfies Meta<typeof ReceiveDraft>;
export default meta;

type Story = StoryObj<typeof meta>;

const saysWhy: Story["play"] = async ({ canvas }) => {
  await canvas.findByRole("alert");
  await expect(replaceWith).not.toHaveBeenCalled();
};

export const Asking: Story = {
  decorators: [withClient()],
  args: { draft: aDraft({ isSaved: () => true }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("dialog");
  },
};

export const Taking: Story = {
  decorators: [withClient({ receiveDraft: () => new Promise(() => {}) })],
};

export const LinkOver: Story = {
  decorators: [
    withClient({
      receiveDraft: () => ({ status: 404, data: receiveDraft.examples.responses[404] }),
    }),
  ],
  play: saysWhy,
};

export const TooMany: Story = {
  decorators: [
    withClient({
      receiveDraft: () => ({ status: 429, data: { code: "tooManyRequests" } }),
    }),
  ],
  play: saysWhy,
};

export const NoConnection: Story = {
  decorators: [
    withClient({
      receiveDraft: () => {
        throw new NetworkError("lost");
      },
    }),
  ],
  play: saysWhy,
};
