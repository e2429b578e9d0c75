import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Price } from "../price/price.tsx";
import { say, saying } from "../story-words/say.fixture.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductList } from "./product-list.tsx";

const meta = {
  title: "Kit/Content/ProductList · catalogue, listing, cards",
  id: "kit-productlist",
  component: ProductList,
  parameters: {
    usage: {
      when: "Products side by side.",
      instead: [
        ["Grid", "they are no products"],
        ["Carousel", "they need not all be seen"],
      ],
      anatomy: ["Cards of one height"],
      screenReader: "A list with a count.",
      since: "0.1.0",
      do: [
        "On phones, `rows` for a long list, `rowsWithActions` where each is bought from the list, `swipe` for a few that are not the point of the page",
      ],
      dont: ["Don't mix products with other things"],
      keyboard: [["Tab", "From card to card"]],
    },
  },
  args: { children: null },
  render: (args) => (
    <ProductList {...args}>
      {(["health", "home"] as const).map((pattern) => (
        <ProductCard
          key={pattern}
          href={`#${pattern}`}
          title={say("Защита от клеща")}
          text={say("Лечение и лекарства, если укусил клещ. Действует по всему Таджикистану.")}
          pattern={pattern}
          price={<Price live={false} amount="120 TJS" />}
          action={{ href: "#buy", text: say("Купить") }}
          moreText={say("Подробнее")}
        />
      ))}
    </ProductList>
  ),
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};

export const RowsOnPhones: Story = { args: { onPhones: "rows" } };

export const RowsWithActionsOnPhones: Story = {
  args: { onPhones: "rowsWithActions" },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    for (const name of [saying("Купить"), saying("Подробнее")]) {
      for (const link of canvas.getAllByRole("link", { name })) await expect(link).toBeVisible();
    }
  },
};

export const SwipedOnPhones: Story = { args: { onPhones: "swipe" } };
