import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_PICTURE } from "@sughurta/screen-testing/stories";
import { fourProgrammes } from "#src/testing/builders.ts";
import { LINKS } from "#src/testing/links.ts";
import { ProgrammeComparison } from "./programme-comparison.tsx";

const meta = {
  title: "Motor/ProgrammeComparison",
  component: ProgrammeComparison,
  parameters: { layout: "fullscreen" },
  args: { products: fourProgrammes({ shortImg: STORY_PICTURE }), links: LINKS },
} satisfies Meta<typeof ProgrammeComparison>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};

export const OfficeOnly: Story = {
  args: { products: fourProgrammes({ shortImg: STORY_PICTURE, isSale: false }) },
};
