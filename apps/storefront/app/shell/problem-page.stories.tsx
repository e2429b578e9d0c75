import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProblemPage } from "./problem-page.tsx";
import { aShell } from "./testing/a-shell.ts";
import { AtAddress } from "./testing/at-address.tsx";

const meta = {
  title: "Site/Problem page",
  component: ProblemPage,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <AtAddress path="/nowhere" shell={aShell()}>
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta<typeof ProblemPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: { error: { status: 404, statusText: "Not Found", internal: false, data: undefined } },
};

export const Broken: Story = { args: { error: new Error("the content service is silent") } };

export const NoConnection: Story = { args: { error: new TypeError("Failed to fetch") } };
