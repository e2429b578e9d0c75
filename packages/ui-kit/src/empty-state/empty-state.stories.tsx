import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { ButtonLink } from "../link/link.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { say } from "../story-words/say.fixture.ts";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Kit/Feedback/EmptyState · no results, not found, zero data",
  id: "kit-emptystate",
  component: EmptyState,
  parameters: {
    usage: {
      when: "A list is empty, a page is missing, something is waited for.",
      instead: [["Alert", "there is other content too"]],
      anatomy: ["Rosette (may be left out)", "Title", "Text", "Ways on"],
      words: "Say why it is empty and what fills it.",
      screenReader: "A heading of its level and the text; the rosette is silent.",
      since: "0.1.0",
      do: [
        "Say why there is nothing and what to do next",
        "Give an error two ways out: again, and a person to call",
      ],
      dont: ['Don\'t blame: not "wrong address" but "page not found"'],
      keyboard: [["Tab", "Reaches its actions"]],
    },
  },
  args: {
    title: "Страница не найдена или в разработке",
    children: "Возможно, ссылка устарела.",
    actions: <ButtonLink href="#home">На главную</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { name: say(String(args.title)) })).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("На главную") })).toBeVisible();
  },
};

export const Trouble: Story = {
  args: {
    plain: true,
    title: "Не получилось загрузить",
    children: "Попробуйте ещё раз или позвоните нам.",
    actions: (
      <>
        <ButtonLink href="#retry" icon="refresh">
          Повторить
        </ButtonLink>
        <ButtonLink href="tel:5511" variant="secondary" icon="phone">
          5511
        </ButtonLink>
      </>
    ),
  },
};

export const Waiting: Story = {
  render: () => (
    <Stack>
      <Spinner label={say("Загружаем")} />
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton shape="control" />
    </Stack>
  ),
};
