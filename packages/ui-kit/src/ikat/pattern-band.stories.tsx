import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/layout.tsx";
import { PatternBand } from "./pattern-band.tsx";

const meta = {
  title: "Kit/Content/PatternBand · divider, border, edge",
  id: "kit-patternband",
  component: PatternBand,
  parameters: {
    usage: {
      when: "The edge of a head or a foot, once a page.",
      instead: [["Section", "the ground may change instead"]],
      anatomy: ["Band of eight pixels"],
      screenReader: "Nothing: decoration.",
      since: "next",
      do: ["Once a page, at the edge of a head or a foot"],
      dont: ["Don't part things of a list with it"],
      keyboard: [],
    },
  },
} satisfies Meta<typeof PatternBand>;

export default meta;

export const EveryFamily: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="sm">
      {(["trip", "car", "home", "family", "health", "mountains"] as const).map((family) => (
        <PatternBand key={family} family={family} />
      ))}
    </Stack>
  ),
};
