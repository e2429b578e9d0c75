import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_PICTURE } from "@sughurta/screen-testing/stories";
import { markSanitized } from "@sughurta/ui-kit";
import { aCarProduct } from "../testing/builders.ts";
import { LINKS } from "../testing/links.ts";
import { MotorDetail } from "./motor-detail.tsx";

const meta = {
  title: "Motor/MotorDetail",
  component: MotorDetail,
  parameters: { layout: "fullscreen" },
  args: {
    product: aCarProduct({ mainImg: STORY_PICTURE }),
    description: markSanitized(
      "<p>Платит за ремонт, не дожидаясь, пока найдут второго водителя.</p>",
    ),
    termsHref: "#terms",
    links: LINKS,
  },
} satisfies Meta<typeof MotorDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FixedPrice: Story = {};

export const PricedByCar: Story = {
  args: { product: aCarProduct({ mainImg: STORY_PICTURE, productCode: "ECI", price: 0 }) },
};

export const OfficeOnly: Story = {
  args: { product: aCarProduct({ mainImg: STORY_PICTURE, isSale: false }) },
};
