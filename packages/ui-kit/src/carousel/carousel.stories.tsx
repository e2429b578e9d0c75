import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Card } from "../card/card.tsx";
import { say } from "../story-words/say.fixture.ts";
import { Carousel } from "./carousel.tsx";

const names = ["Банк", "Аптека", "Клиника", "Автосервис", "Турагентство", "Спортклуб", "Отель"];

const meta = {
  title: "Kit/Content/Carousel · slider, gallery, swiper",
  id: "kit-carousel",
  component: Carousel,
  parameters: {
    usage: {
      when: "More cards than fit, of equal weight.",
      instead: [
        ["Grid", "all should be seen"],
        ["BannerCarousel", "each is a banner"],
      ],
      anatomy: ["Slides", "Steps back and on", "Button that stops it"],
      words: "The name says what is in it.",
      screenReader: "A named list; the steps are buttons that are off at the ends.",
      since: "0.1.0",
      do: ["Use it where seeing the first few is enough", "Give the same list a page of its own"],
      dont: ["Don't use it for steps or for things to compare: half of them are out of sight"],
      keyboard: [
        ["Tab", "Back, forward, then the slides"],
        ["Arrows", "Scroll the list when it is focused"],
      ],
    },
  },
  args: {
    label: "Партнёры",
    previousText: "Назад",
    nextText: "Вперёд",
    pauseText: "Остановить",
    playText: "Листать",
    slides: names.map((name) => ({ key: name, content: <Card>{name}</Card> })),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

export const Strip: Story = { tags: ["moves-by-itself"], args: { slide: "strip" } };

export const Autoplay: Story = {
  args: { slide: "full", autoplayMs: 4000 },
  play: async ({ canvas, userEvent }) => {
    const pause = await canvas.findByRole("button", { name: say("Остановить") });
    await userEvent.click(pause);
    await expect(canvas.getByRole("button", { name: say("Листать") })).toBeVisible();
  },
};

export const Logos: Story = {
  tags: ["moves-by-itself"],
  args: { slide: "logo" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = await canvas.findByRole("button", { name: say("Вперёд"), hidden: true });
    // Touch devices need no buttons.
    if (!canvasElement.querySelector(".sg-carousel__steps")?.checkVisibility()) return;
    await waitFor(() => expect(next).toBeEnabled());
    await expect(canvas.getByRole("button", { name: say("Назад") })).toBeDisabled();
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole("button", { name: say("Назад") })).toBeEnabled());
  },
};
