import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { BannerCarousel, type BannerSlide } from "./banner-carousel.tsx";

const slide: BannerSlide = {
  id: "1",
  title: "Страховка, которая едет с вами",
  description: "Поездка, машина, дом и близкие. Полис за пять минут.",
  mainImg: "",
  buttonLink: "/boxes",
  buttonText: "Выбрать полис",
  buttonAddLink: "/offices",
  buttonAddText: "Найти офис",
};

const meta = {
  title: "Kit/Content/BannerCarousel · slideshow, hero slider",
  id: "kit-bannercarousel",
  component: BannerCarousel,
  parameters: {
    usage: {
      when: "Several banners share one place.",
      instead: [
        ["Banner", "there is one"],
        ["Carousel", "the slides are cards"],
      ],
      anatomy: ["Banners", "Steps", "Button that stops them"],
      words: "As in Banner.",
      screenReader: '"Slide 1 of 3"; it stops while it has the focus.',
      since: "next",
      do: ["Keep to five slides or fewer", "Write a title that stands without its picture"],
      dont: [
        "Don't hide the only way to a product in a slide",
        "Don't put words into the picture: nobody can read or translate them",
      ],
      keyboard: [
        ["Tab", "Pause, back, forward, then the buttons of the slide shown"],
        ["Enter, Space", "Presses what is focused"],
      ],
    },
  },
  args: {
    slides: [slide, { ...slide, id: "2", title: "Дом, который выдержит весну" }],
    label: "Предложения",
    previousText: "Назад",
    nextText: "Вперёд",
    pauseText: "Остановить смену",
    playText: "Включить смену",
    autoplayMs: 10_000,
  },
} satisfies Meta<typeof BannerCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const OneWithoutButtons: Story = {
  args: { slides: [{ ...slide, buttonLink: "", buttonAddLink: "" }] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(say(slide.title))).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("button", { name: say(args.nextText) })).toBeNull();
  },
};
