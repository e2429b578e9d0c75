import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { aPolicyInfo } from "../testing/builders.ts";
import { PolicyCheckDialog } from "./policy-check-dialog.tsx";

const meta = {
  title: "Claims/PolicyCheckDialog",
  component: PolicyCheckDialog,
  decorators: [withClient({ checkPolicy: () => ({ status: 200, data: aPolicyInfo() }) })],
  args: { today: "2026-03-02", open: true, onClose: () => {}, onClaim: () => {} },
  // A found policy is shown again for some minutes; each story starts without one.
  beforeEach: () => window.sessionStorage.clear(),
} satisfies Meta<typeof PolicyCheckDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const ask: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  const [number] = await canvas.findAllByRole("textbox");
  if (number) await userEvent.type(number, "0000000013{Enter}");
};

export const Question: Story = {};

export const WrongNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const [number] = await canvas.findAllByRole("textbox");
    if (number) await userEvent.type(number, "13{Enter}");
  },
};

export const Asking: Story = {
  decorators: [withClient({ checkPolicy: () => new Promise(() => {}) })],
  play: ask,
};

export const InForce: Story = { play: ask };

export const OtherBirthDate: Story = {
  play: async ({ canvas, userEvent }) => {
    const [number, birthDate] = await canvas.findAllByRole("textbox");
    if (!number || !birthDate) throw new Error("The form has two fields");
    await userEvent.type(number, "0000000013");
    await userEvent.type(birthDate, "01.01.1990{Enter}");
    await canvas.findByText(/С\*\*\* М\*\*\*/);
  },
};

export const Ended: Story = {
  decorators: [
    withClient({
      checkPolicy: () => ({
        status: 200,
        data: aPolicyInfo({ status: "COMPLETED", lifeAssured: ["С*** М***", "К*** Р***"] }),
      }),
    }),
  ],
  play: ask,
};

export const NotFound: Story = {
  decorators: [
    withClient({
      checkPolicy: () => ({ status: 422, data: { message: "", code: "policyNotFound" } }),
    }),
  ],
  play: async (context) => {
    await ask(context);
    await context.canvas.findByRole("alert");
  },
};

export const Offline: Story = {
  decorators: [withClient({ checkPolicy: () => Promise.reject(new NetworkError("no network")) })],
  play: async (context) => {
    await ask(context);
    await context.canvas.findByRole("alert");
  },
};
