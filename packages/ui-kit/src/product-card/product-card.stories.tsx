import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Price } from "../price/price.tsx";
import { say, saying } from "../story-words/say.fixture.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductList } from "./product-list.tsx";
import { STORY_PICTURE } from "./story-picture.ts";

const meta = {
  title: "Kit/Content/ProductCard · tile, teaser, offer card",
  id: "kit-productcard",
  component: ProductCard,
  parameters: {
    usage: {
      when: "A product among others.",
      instead: [
        ["Card", "it is no product"],
        ["ProductPage", "there is one"],
      ],
      anatomy: ["Picture or pattern", "Badge", "Title", "Two lines", "Price", "Action"],
      words: "A promise in two lines.",
      screenReader:
        "The title as a heading with a link, then the rest; the action names the product.",
      since: "0.1.0",
      do: ["Let the title be the link: the whole card follows it"],
      dont: [
        "Don't write more than two lines of promise",
        "Don't add a second button: the card has one action",
        "Don't show a price that is not the price to pay",
      ],
      keyboard: [
        ["Tab", "Title first, then more, then the button"],
        ["Enter", "Opens the product"],
      ],
    },
  },
  args: {
    href: "#product",
    title: "Защита от клеща",
    text: "Лечение и лекарства, если укусил клещ. Действует по всему Таджикистану.",
    picture: STORY_PICTURE,
    price: <Price live={false} amount="120 TJS" />,
    action: { href: "#buy", text: "Купить" },
    moreText: "Подробнее",
  },
  decorators: [
    (Story) => (
      <ProductList>
        <Story />
      </ProductList>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: say("Защита от клеща") })).toHaveAttribute(
      "href",
      "#product",
    );
    await expect(canvas.getByRole("link", { name: saying("Купить") })).toHaveAttribute(
      "href",
      "#buy",
    );
  },
};

export const Discounted: Story = {
  args: {
    badge: <Badge tone="warning">Выгодно</Badge>,
    price: <Price live={false} amount="90 TJS" was="120 TJS" wasText="было" />,
  },
};

export const NotOnSale: Story = {
  args: {
    price: undefined,
    action: undefined,
    badge: <Badge>Только в офисе</Badge>,
  },
};

export const LongTexts: Story = {
  args: {
    title: "Суғуртаи ҷавобгарии шаҳрвандии соҳибони манзили истиқоматӣ дар назди ҳамсояҳо",
    text: "Агар оби хонаи шумо ба хонаи ҳамсоя зарар расонад, мо харҷи таъмирро мепардозем.",
  },
  globals: { viewport: { value: "narrow" } },
};
