import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { ActivationForm } from "./activation-form.tsx";

const meta = {
  title: "Boxes/ActivationForm",
  component: ActivationForm,
  decorators: [
    withClient({
      activateBox: () => ({
        status: 200,
        data: { url: "https://activation.example/ticket/9f8a7c" },
      }),
    }),
  ],
  args: { activationOrigins: ["https://activation.example"], leaveTo: () => {} },
} satisfies Meta<typeof ActivationForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const activate: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  const [number, code] = await canvas.findAllByRole("textbox");
  if (number) await userEvent.type(number, "0000000013");
  if (code) await userEvent.type(code, "K7Q4{Enter}");
};

const meetARefusal: NonNullable<Story["play"]> = async (context) => {
  await activate(context);
  await context.canvas.findByRole("alert");
};

export const Empty: Story = {};

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const [number] = await canvas.findAllByRole("textbox");
    if (number) await userEvent.type(number, "{Enter}");
  },
};

export const Leaving: Story = { play: activate };

export const Refused: Story = {
  decorators: [
    withClient({
      activateBox: () => ({
        status: 422,
        data: { message: "Номер и код не подходят друг к другу", code: "activationRefused" },
      }),
    }),
  ],
  play: meetARefusal,
};

export const ToAStrangeAddress: Story = { args: { activationOrigins: [] }, play: meetARefusal };

export const Offline: Story = {
  decorators: [withClient({ activateBox: () => Promise.reject(new NetworkError("no network")) })],
  play: meetARefusal,
};
