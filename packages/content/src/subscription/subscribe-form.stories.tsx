import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { SubscribeForm } from "./subscribe-form.tsx";

const meta = {
  title: "Content/SubscribeForm",
  component: SubscribeForm,
  decorators: [
    withClient({
      subscribe: () => ({ status: 200, data: { success: "true", text: "Спасибо, вы подписаны" } }),
    }),
  ],
} satisfies Meta<typeof SubscribeForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const send: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole("textbox"), "madina@example.tj{Enter}");
  await canvas.findByRole("status");
};

export const Empty: Story = {};

export const WrongAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox"), "madina{Enter}");
  },
};

export const Subscribed: Story = { play: send };

export const AlreadySubscribed: Story = {
  decorators: [
    withClient({
      subscribe: () => ({
        status: 200,
        data: { success: "false", text: "Этот адрес уже подписан" },
      }),
    }),
  ],
  play: send,
};

export const Offline: Story = {
  decorators: [withClient({ subscribe: () => Promise.reject(new NetworkError("no network")) })],
  play: send,
};
