import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/badge.tsx";
import { Illustration } from "../empty-state/illustration.tsx";
import { Grid } from "../layout/layout.tsx";
import { ButtonLink } from "../link/link.tsx";
import { Price } from "../price/price.tsx";
import { ProductCard } from "./product-card.tsx";

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
    image: <Illustration name="mountains" />,
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

export const OnSale: Story = {};

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
