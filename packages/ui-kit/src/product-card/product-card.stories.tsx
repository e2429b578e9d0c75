import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Grid } from "../layout/layout.tsx";
import { ButtonLink } from "../link/link.tsx";
import { Price } from "../price/price.tsx";
import { ProductCard } from "./product-card.tsx";

// A mountain road where the content service would give a picture.
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><path fill="#dbe6fb" d="M0 0h800v600H0z"/><circle cx="610" cy="150" r="90" fill="#f3b13a"/><path d="M0 600 220 250l150 180 110-120 320 290z" fill="#7d9fe0"/></svg>')}`;

const meta = {
  title: "Kit/ProductCard",
  tags: ["autodocs"],
  component: ProductCard,
  parameters: {
    usage: {
      do: ["Let the title be the link: the whole card follows it"],
      dont: [
        "Don't write more than two lines of promise",
        "Don't show a price that is not the price to pay",
      ],
      keyboard: [
        ["Tab", "Title first, then the button"],
        ["Enter", "Opens the product"],
      ],
    },
  },
  args: {
    href: "#product",
    title: "Защита от клеща",
    text: "Лечение и лекарства, если укусил клещ. Действует по всему Таджикистану.",
    image: <img src={PICTURE} alt="" width={800} height={600} />,
    price: <Price live={false} amount="120 TJS" />,
    actions: <ButtonLink href="#buy">Купить</ButtonLink>,
  },
  decorators: [
    (Story) => (
      <Grid>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Защита от клеща" })).toHaveAttribute(
      "href",
      "#product",
    );
    await expect(canvas.getByRole("link", { name: "Купить" })).toHaveAttribute("href", "#buy");
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
    actions: (
      <ButtonLink variant="quiet" href="#more">
        Подробнее
      </ButtonLink>
    ),
  },
};

export const LongTexts: Story = {
  args: {
    title: "Суғуртаи ҷавобгарии шаҳрвандии соҳибони манзили истиқоматӣ дар назди ҳамсояҳо",
    text: "Агар оби хонаи шумо ба хонаи ҳамсоя зарар расонад, мо харҷи таъмирро мепардозем.",
  },
  globals: { viewport: { value: "narrow" } },
};
