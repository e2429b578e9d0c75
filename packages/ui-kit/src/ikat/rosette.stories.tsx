import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/layout.tsx";
import { Rosette } from "./rosette.tsx";

const meta = {
  title: "Kit/Content/Rosette · illustration, success mark, emblem",
  id: "kit-rosette",
  component: Rosette,
  parameters: {
    usage: {
      when: "A mark of success or of an empty place.",
      instead: [["Icon", "it means something"]],
      anatomy: ["Rings of petals"],
      screenReader: "Nothing: decoration.",
      since: "next",
      do: ["Sew it with the inks of what it belongs to"],
      dont: ["Don't say a state with it alone", "Don't put two on a screen"],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Rosette>;

export default meta;

export const EveryFamilyInBothThemes: StoryObj<typeof meta> = {
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
