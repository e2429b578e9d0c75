import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_PICTURE } from "@sughurta/screen-testing/stories";
import { markSanitized } from "@sughurta/ui-kit";
import { aBox, BOX_TERMS } from "../testing/builders.ts";
import { BoxDetail } from "./box-detail.tsx";

const product = aBox({ mainImg: STORY_PICTURE, terms: BOX_TERMS });

const meta = {
  title: "Boxes/BoxDetail",
  component: BoxDetail,
  parameters: { layout: "fullscreen" },
  args: {
    product,
    description: markSanitized(
      "<p>Большая семья за одним дастарханом и один полис на холодильнике.</p>",
    ),
  },
} satisfies Meta<typeof BoxDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};

export const AtAnOffice: Story = { args: { product: { ...product, isSale: false } } };

export const WithoutPicture: Story = {
  args: { product: { ...product, mainImg: "", shortImg: "" } },
};
