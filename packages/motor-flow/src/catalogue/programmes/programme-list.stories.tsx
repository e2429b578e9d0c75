import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_PICTURE } from "@sughurta/screen-testing/stories";
import { fourProgrammes } from "#src/testing/builders.ts";
import { LINKS } from "#src/testing/links.ts";
import { ProgrammeList } from "./programme-list.tsx";

const meta = {
  title: "Motor/ProgrammeList",
  component: ProgrammeList,
  parameters: { layout: "fullscreen" },
  args: { products: fourProgrammes({ shortImg: STORY_PICTURE }), links: LINKS },
} satisfies Meta<typeof ProgrammeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};

export const OfficeOnly: Story = {
  args: { products: fourProgrammes({ shortImg: STORY_PICTURE, isSale: false }) },
};
