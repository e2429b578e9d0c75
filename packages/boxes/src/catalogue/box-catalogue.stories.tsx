import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_PICTURE, withClient } from "@sughurta/screen-testing/stories";
import { aBox, aBoxCategory } from "../testing/builders.ts";
import { BoxCatalogue } from "./box-catalogue.tsx";

const picture = { mainImg: STORY_PICTURE, shortImg: STORY_PICTURE };

const meta = {
  title: "Boxes/BoxCatalogue",
  component: BoxCatalogue,
  parameters: { layout: "fullscreen" },
  decorators: [
    withClient({
      activateBox: () => ({
        status: 422,
        data: { message: "Номер и код не подходят друг к другу", code: "activationRefused" },
      }),
    }),
  ],
  args: {
    boxes: [
      aBox(picture),
      aBox({ ...picture, id: "2", slug: "dom", title: "Дом от стихии", price: 480 }),
      aBox({ ...picture, id: "3", slug: "sport", title: "Спорт и горы", isSale: false }),
      aBox({ ...picture, id: "4", slug: "put", title: "Путешествие: всё включено", price: 100 }),
    ],
    categories: [aBoxCategory(), aBoxCategory({ id: "2", title: "Дом", slug: "dom" })],
    activationOrigins: [],
  },
} satisfies Meta<typeof BoxCatalogue>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const OneCategory: Story = { args: { currentCategory: "semya" } };

export const EmptyCategory: Story = { args: { boxes: [], currentCategory: "dom" } };
