import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_PICTURE } from "@sughurta/screen-testing/stories";
import { fourProgrammes } from "../testing/builders.ts";
import { LINKS } from "../testing/links.ts";
import { MotorCatalogue } from "./motor-catalogue.tsx";

const meta = {
  title: "Motor/MotorCatalogue",
  component: MotorCatalogue,
  parameters: { layout: "fullscreen" },
  args: { products: fourProgrammes({ shortImg: STORY_PICTURE }), links: LINKS },
} satisfies Meta<typeof MotorCatalogue>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};

export const OfficeOnly: Story = {
  args: { products: fourProgrammes({ shortImg: STORY_PICTURE, isSale: false }) },
};

export const Empty: Story = { args: { products: [] } };
