import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/layout.tsx";
import { Ridges } from "./ridges.tsx";
import { Rosette } from "./rosette.tsx";
import { WovenBand } from "./woven-band.tsx";

const meta = {
  title: "Kit/Ridges",
  component: Ridges,
  parameters: {
    usage: {
      do: ["Ridges behind the first view of a home page, or where a page is not found"],
      dont: ["Don't put a sun, a road or a car into them"],
      keyboard: [],
    },
  },
  args: { seed: 2 },
  argTypes: { seed: { control: { type: "range", min: 1, max: 99 } } },
} satisfies Meta<typeof Ridges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheEvening: Story = {};

export const InBothThemes: Story = {
  render: (args) => (
    <Stack gap="sm">
      {(["light", "dark"] as const).map((theme) => (
        <div key={theme} data-theme={theme}>
          <Ridges {...args} />
        </div>
      ))}
    </Stack>
  ),
};

export const Rosettes: Story = {
  render: () => (
    <Stack gap="sm">
      {(["light", "dark"] as const).map((theme) => (
        <div key={theme} data-theme={theme} style={{ background: "var(--sg-color-bg)" }}>
          <Stack direction="row" gap="sm">
            {(["trip", "car", "home", "family", "health", "mountains"] as const).map((family) => (
              <Rosette key={family} family={family} />
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  ),
};

export const Bands: Story = {
  render: () => (
    <Stack gap="sm">
      {(["trip", "car", "home", "family", "health", "mountains"] as const).map((family) => (
        <WovenBand key={family} family={family} />
      ))}
    </Stack>
  ),
};
