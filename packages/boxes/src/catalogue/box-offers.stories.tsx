import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_PICTURE } from "@sughurta/screen-testing/stories";
import { aBox } from "../testing/builders.ts";
import { BoxOffers } from "./box-offers.tsx";

const picture = { mainImg: STORY_PICTURE, shortImg: STORY_PICTURE };

const meta = {
  title: "Boxes/BoxOffers",
  component: BoxOffers,
  parameters: { layout: "fullscreen" },
  args: {
    boxes: [
      aBox(picture),
      aBox({ ...picture, id: "2", slug: "dom", title: "Дом от стихии", price: 480 }),
      aBox({ ...picture, id: "3", slug: "put", title: "Путешествие: всё включено", price: 100 }),
    ],
  },
} satisfies Meta<typeof BoxOffers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offers: Story = {};

export const Empty: Story = { args: { boxes: [] } };
