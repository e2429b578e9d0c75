import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { CallbackDialog } from "./callback-dialog.tsx";

const meta = {
  title: "Content/CallbackDialog",
  component: CallbackDialog,
  decorators: [withClient({ requestCallback: () => ({ status: 201, data: { id: 1 } }) })],
  args: { open: true, onClose: () => {} },
} satisfies Meta<typeof CallbackDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const ask: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole("textbox"), "921234567{Enter}");
  await canvas.findByRole("alert");
};

export const Question: Story = {};

export const WrongPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole("textbox");
    await userEvent.type(phone, "92{Enter}");
  },
};

export const Sending: Story = {
  decorators: [withClient({ requestCallback: () => new Promise(() => {}) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox"), "921234567{Enter}");
  },
};

export const Accepted: Story = { play: ask };

export const AlreadyRequested: Story = {
  decorators: [
    withClient({
      requestCallback: () => ({ status: 409, data: { message: "", code: "errorExist" } }),
    }),
  ],
  play: ask,
};

export const TooMany: Story = {
  decorators: [
    withClient({
      requestCallback: () => ({ status: 429, data: { message: "", code: "tooManyRequests" } }),
    }),
  ],
  play: ask,
};

export const Offline: Story = {
  decorators: [
    withClient({ requestCallback: () => Promise.reject(new NetworkError("no network")) }),
  ],
  play: ask,
};
