import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_PICTURE, withClient } from "@sughurta/screen-testing/stories";
import { Card, ProductCard } from "@sughurta/ui-kit";
import { aBlogPost, aPartnerCard, aProduct, aSlide } from "../testing/builders.ts";
import { HomePage } from "./home-page.tsx";

const mainImg = STORY_PICTURE;
const numbers = [1, 2, 3, 4, 5];

const meta = {
  title: "Content/HomePage",
  component: HomePage,
  parameters: { layout: "fullscreen" },
  decorators: [
    withClient({
      subscribe: () => ({ status: 200, data: { success: "true", text: "Спасибо" } }),
      requestCallback: () => ({ status: 201, data: { id: 1 } }),
    }),
  ],
  args: {
    today: "2026-03-02",
    trip: <Card>Куда, когда, сколько человек</Card>,
    car: <Card>Номер машины</Card>,
    families: [
      { family: "trip", title: "Для путешествий", href: "/travel", priceFrom: 11.99 },
      { family: "car", title: "Автомобиль", href: "/auto", priceFrom: 180 },
      { family: "health", title: "Здоровье", href: "/boxes/zdorove", priceFrom: 35 },
      { family: "home", title: "Дом и имущество", href: "/boxes/dom", priceFrom: 130 },
      { family: "family", title: "Семья и дети", href: "/boxes/semya", priceFrom: 40 },
      { family: "mountains", title: "Спорт и горы", href: "/boxes/sport", priceFrom: 25 },
    ],
    slides: [aSlide({ mainImg }), aSlide({ id: "2", mainImg })],
    products: numbers.map((id) => aProduct({ id: String(id), mainImg })),
    renderProduct: ({ title, shortDesc, mainImg: src }) => (
      <ProductCard title={title} href="/boxes/schit-semi" text={shortDesc} picture={src} />
    ),
    partners: numbers.map((id) => aPartnerCard({ id: String(id), img: STORY_PICTURE })),
    posts: numbers.map((id) => aBlogPost({ id: String(id), mainImg })),
    onCheckPolicy: () => {},
  },
} satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

export const ContentServiceDown: Story = {
  args: { families: [], slides: [], products: [], partners: [], posts: [] },
};
