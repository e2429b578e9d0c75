import type { Meta, StoryObj } from "@storybook/react-vite";
import { withClient } from "@sughurta/screen-testing/stories";
import { aPlan } from "../testing/an-account.ts";
import { PayPage } from "./pay-page.tsx";

const meta = {
  title: "Account/PayPage",
  component: PayPage,
  parameters: { layout: "fullscreen" },
  decorators: [withClient({ policyInstalments: () => ({ status: 200, data: aPlan() }) })],
  args: {
    policyNumber: "0000000013",
    allowedOrigins: [],
    onResult: () => {},
    signInHref: "/sign-in",
  },
} satisfies Meta<typeof PayPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NextPart: Story = {};

export const Suspended: Story = {
  decorators: [
    withClient({
      policyInstalments: () => ({
        status: 200,
        data: aPlan({ suspendedOn: "2026-04-17", sumToResume: 750 }),
      }),
    }),
  ],
};

export const Locked: Story = {
  decorators: [withClient({ policyInstalments: () => ({ status: 204, data: undefined }) })],
};
