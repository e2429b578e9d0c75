import type { Meta, StoryObj } from "@storybook/react-vite";
import { withClient } from "@sughurta/screen-testing/stories";
import { aRest } from "../testing/an-account.ts";
import { RestPage } from "./rest-page.tsx";

const meta = {
  title: "Account/RestPage",
  component: RestPage,
  parameters: { layout: "fullscreen" },
  decorators: [withClient({ restToPay: () => ({ status: 200, data: aRest() }) })],
  args: { token: "secret", allowedOrigins: [], onResult: () => {} },
} satisfies Meta<typeof RestPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Over: Story = {
  decorators: [withClient({ restToPay: () => ({ status: 200, data: aRest({ state: "over" }) }) })],
};
