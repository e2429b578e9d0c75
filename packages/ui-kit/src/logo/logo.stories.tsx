import type { Meta, StoryObj } from "@storybook/react-vite";
import { WovenBand } from "../ikat/woven-band.tsx";
import { Logo } from "./logo.tsx";

const meta = {
  title: "Kit/Logo",
  component: Logo,
  parameters: {
    usage: {
      do: ["Take the name from the settings of the brand"],
      dont: ["Don't write the name of the insurer into a page"],
      keyboard: [],
    },
  },
  args: { name: "Sughurta", tagline: "страхование" },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTagline: Story = {};

export const WithEdge: Story = {
  render: (args) => (
    <>
      <Logo {...args} />
      <WovenBand />
    </>
  ),
};
