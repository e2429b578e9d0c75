import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_PICTURE } from "@sughurta/screen-testing/stories";
import { aBox } from "../testing/builders.ts";
import { BoxList } from "./box-list.tsx";

const picture = { mainImg: STORY_PICTURE, shortImg: STORY_PICTURE };

const meta = {
  title: "Boxes/BoxList",
  component: BoxList,
  args: {
    boxes: [
      aBox(picture),
      aBox({ ...picture, id: "2", slug: "dom", title: "Дом от стихии", price: 480 }),
      aBox({ ...picture, id: "3", slug: "sport", title: "Спорт и горы", isSale: false }),
    ],
    onOrder: () => undefined,
  },
} satisfies Meta<typeof BoxList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OrderedHere: Story = {};

export const WithPagesOfTheHost: Story = {
  args: { links: { box: (slug) => `#about-${slug}`, order: (slug) => `#order-${slug}` } },
};

export const Empty: Story = { args: { boxes: [] } };
