import type { Meta, StoryObj } from "@storybook/react-vite";
import { policyRenewal } from "@sughurta/contracts/policy-changes";
import { withClient } from "@sughurta/screen-testing/stories";
import { RenewPage, type RenewPageProps } from "./renew-page.tsx";

const locked = {
  policyRenewal: () => ({ status: 204 as const, data: undefined }),
  sendPolicyCode: () => ({ status: 200 as const, data: { phoneEnd: "67", repeatAfter: 45 } }),
};
const opened = {
  policyRenewal: () => ({ status: 200 as const, data: policyRenewal.examples.responses[200] }),
};

const begin: RenewPageProps["begin"] = async () => ({ href: "/order", isNew: true });

const meta = {
  title: "Account/RenewPage",
  component: RenewPage,
  parameters: { layout: "fullscreen" },
  decorators: [withClient(locked)],
  args: {
    policyNumber: "0000000013",
    begin,
    onBegun: () => {},
    signInHref: "/sign-in",
    policyHref: (number) => `/policy/${number}`,
  },
} satisfies Meta<typeof RenewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Locked: Story = {};

export const CodeSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button"));
    await canvas.findByRole("textbox");
  },
};

export const Preparing: Story = { decorators: [withClient(opened)] };

export const UnfinishedOrder: Story = {
  decorators: [withClient(opened)],
  args: { begin: async () => ({ href: "/order", isNew: false }) },
};

export const NotBegun: Story = {
  decorators: [withClient(opened)],
  args: { begin: () => Promise.reject(new Error("lost")) },
};
