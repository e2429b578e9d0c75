import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid, Stack } from "../layout/layout.tsx";
import { say } from "../story-words/say.fixture.ts";
import { Icon, type IconName, iconPaths } from "./icon.tsx";

const meta = {
  title: "Kit/Content/Icon · pictogram, glyph, symbol",
  id: "kit-icon",
  component: Icon,
  parameters: {
    usage: {
      when: "A word is found faster with a picture beside it.",
      instead: [["Rosette", "decoration"]],
      anatomy: ["Strokes on a grid of 24"],
      words: "A `title` only where it stands alone.",
      screenReader: 'Nothing, or its title as "image".',
      since: "0.1.0",
      do: [
        "Put it beside words",
        "Give it a `title` only where it stands alone and means something",
      ],
      dont: [
        "Don't let an icon carry the meaning alone",
        "Don't draw your own: ask for it to be added to the set",
      ],
      keyboard: [],
    },
  },
  args: { name: "shield", title: "Защита" },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: say("Защита") })).toBeVisible();
  },
};

export const WholeSet: Story = {
  render: () => (
    <Grid min="small" gap="md">
      {Object.keys(iconPaths)
        .filter(isIconName)
        .map((name) => (
          <Stack key={name} direction="row" gap="sm">
            <Icon name={name} />
            {name}
          </Stack>
        ))}
    </Grid>
  ),
};

function isIconName(name: string): name is IconName {
  return name in iconPaths;
}
