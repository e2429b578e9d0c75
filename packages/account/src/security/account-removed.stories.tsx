import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountRemoved } from "./account-removed.tsx";

const meta = {
  title: "Account/AccountRemoved",
  component: AccountRemoved,
  args: { homeHref: "/" },
} satisfies Meta<typeof AccountRemoved>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Removed: Story = {};
