import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../link/link.tsx";
import { STORY_PICTURE } from "../product-card/story-picture.ts";
import { markSanitized } from "../prose/safe-html.tsx";
import { say } from "../story-words/say.fixture.ts";
import { ProductPage } from "./product-page.tsx";

const meta = {
  title: "Kit/Content/ProductPage · product detail, landing",
  id: "kit-productpage",
  component: ProductPage,
  parameters: {
    layout: "fullscreen",
    usage: {
      when: "Everything about one product.",
      instead: [["ProductCard", "it is one of many"]],
      anatomy: [
        "Path",
        "Title",
        "Promise",
        "Picture",
        "Description",
        "Card with price and action",
        "Conditions",
        "Links",
      ],
      words: "As in ProductCard, then at length.",
      screenReader: "One heading of the page; the card of conditions by its name.",
      since: "next",
      do: ["Give the page one action, beside its price"],
      dont: ["Don't show a price that is not the price to pay"],
      keyboard: [["Tab", "Breadcrumbs, the action, then the links of the text"]],
    },
  },
  args: {
    texts: {
      crumbs: "Вы здесь",
      about: "О продукте",
      conditions: "Условия",
      price: "Цена",
    },
    parents: [{ label: "Каталог", href: "#catalogue" }],
    title: "Защита от клеща",
    lead: "Лечение и лекарства, если укусил клещ.",
    picture: STORY_PICTURE,
    pattern: "health",
    description: markSanitized("<p>Действует по всему Таджикистану.</p>"),
    action: { href: "#buy", text: "Купить" },
    price: "120 TJS",
    rows: [{ key: "term", term: "Срок", value: "12 месяцев" }],
  },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      say("Защита от клеща"),
    );
    await expect(canvas.getAllByRole("link", { name: say("Купить") })).toHaveLength(1);
  },
};

export const WithLinks: Story = {
  args: { links: <Link href="#terms">Условия полиса</Link> },
};

export const NotOnSale: Story = {
  args: {
    action: { href: "#offices", text: "Купить в офисе", icon: "map-pin" },
    price: undefined,
    rows: undefined,
    note: "Этот продукт оформляют в офисе.",
    picture: undefined,
  },
};
