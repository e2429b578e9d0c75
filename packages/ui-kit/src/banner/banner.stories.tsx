import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../link/link.tsx";
import { say } from "../story-words/say.fixture.ts";
import { Banner } from "./banner.tsx";

const meta = {
  title: "Kit/Content/Banner · hero, promo",
  id: "kit-banner",
  component: Banner,
  parameters: {
    usage: {
      when: "A page or a slide begins with one message.",
      instead: [
        ["Section", "it is a part like others"],
        ["Alert", "it tells of a state"],
      ],
      anatomy: ["Lapis ground", "Title", "Text", "Picture", "One or two ways on"],
      words: "Up to six words, then one sentence.",
      screenReader: "A heading of its level; the picture is silent.",
      since: "0.1.0",
      do: ["One message and one action"],
      dont: ["Don't put two on one screen"],
      keyboard: [["Tab", "Reaches its buttons"]],
    },
  },
  args: {
    level: 1,
    title: "Страховка, которая едет с вами",
    text: "Поездка, машина, дом и близкие. Полис за пять минут.",
    actions: (
      <ButtonLink href="#boxes" variant="accent">
        Выбрать полис
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeadOfAPage: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: say(String(args.title)) }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("Выбрать полис") })).toBeVisible();
  },
};

export const WithoutActions: Story = { args: { actions: undefined } };
