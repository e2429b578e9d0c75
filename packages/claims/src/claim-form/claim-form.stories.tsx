import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { aPolicyInfo } from "../testing/builders.ts";
import { ClaimForm } from "./claim-form.tsx";

const meta = {
  title: "Claims/ClaimForm",
  component: ClaimForm,
  parameters: {
    layout: "fullscreen",
  },
  decorators: [
    withClient({
      checkPolicy: () => ({ status: 200, data: aPolicyInfo() }),
      registerClaim: () => ({ status: 201, data: { id: "3f2a91bc-5d1e-4c77-9a3b-0f6d2c8e7a11" } }),
      uploadClaimFiles: () => ({ status: 201, data: { files: [{ id: "1", name: "a.png" }] } }),
    }),
  ],
  args: { onGoHome: () => {} },
  // The number of the last claim is kept for some minutes; each story begins without one.
  beforeEach: () => window.sessionStorage.clear(),
} satisfies Meta<typeof ClaimForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AfterTheCheck: Story = {
  args: {
    handedOver: {
      policyNumber: "0000000013",
      status: "ACTIVE",
      startDate: "2026-03-01",
      endDate: "2027-02-28",
      keptAtMs: Date.now(),
    },
  },
};

const ANSWERS = [
  "0000000013",
  "Залило кухню, сорвало кран.",
  "Саидова Мадина",
  "921234567",
  "madina@example.tj",
];

const send: NonNullable<Story["play"]> = async ({ canvas, canvasElement, userEvent }) => {
  const fields = await canvas.findAllByRole("textbox");
  for (const [place, field] of fields.entries()) await userEvent.type(field, ANSWERS[place] ?? "");
  const picker = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  const photo = new File(["x"], "залитая кухня.png", { type: "image/png" });
  if (picker) await userEvent.upload(picker, photo);
  await userEvent.type(fields[0] ?? canvasElement, "{Enter}");
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const [policyNumber] = await canvas.findAllByRole("textbox");
    if (policyNumber) await userEvent.type(policyNumber, "{Enter}");
    await canvas.findByRole("alert");
  },
};

export const PolicyUnknown: Story = {
  decorators: [
    withClient({
      checkPolicy: () => ({ status: 422, data: { message: "", code: "policyNotFound" } }),
    }),
  ],
  play: send,
};

export const Sending: Story = {
  decorators: [withClient({ checkPolicy: () => new Promise(() => {}) })],
  play: send,
};

export const Offline: Story = {
  decorators: [withClient({ checkPolicy: () => Promise.reject(new NetworkError("no network")) })],
  play: send,
};

export const Registered: Story = {
  play: async (context) => {
    await send(context);
    await context.canvas.findByText("3F2A-91BC");
  },
};

export const FileNotSent: Story = {
  decorators: [
    withClient({
      checkPolicy: () => ({ status: 200, data: aPolicyInfo() }),
      registerClaim: () => ({ status: 201, data: { id: "3f2a91bc-5d1e-4c77-9a3b-0f6d2c8e7a11" } }),
      uploadClaimFiles: () => Promise.reject(new NetworkError("no network")),
    }),
  ],
  play: async (context) => {
    await send(context);
    await context.canvas.findByText("3F2A-91BC");
  },
};
