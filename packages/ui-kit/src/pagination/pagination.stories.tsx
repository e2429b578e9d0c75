import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Kit/Navigation/Pagination · pager, paging",
  id: "kit-pagination",
  component: Pagination,
  parameters: {
    usage: {
      when: "A list has more entries than a page shows.",
      instead: [["Button", "more can be shown below"]],
      anatomy: ["Step back", "Numbers", "Gaps", "Step on"],
      words: '"Previous" and "Next".',
      screenReader: '"Pages, navigation"; each number as "page 3", this one as "current".',
      since: "0.1.0",
      do: [
        "Use it for lists that have an end",
        "Keep the page in the address, so that it can be sent to somebody",
      ],
      dont: ["Don't load more by itself while scrolling: the footer becomes unreachable"],
      keyboard: [
        ["Tab", "Goes from page to page"],
        ["Enter", "Opens the page"],
      ],
    },
  },
  args: {
    current: 6,
    last: 14,
    toHref: (page) => `#page-${page}`,
    label: "Страницы блога",
    previousText: "Предыдущая страница",
    nextText: "Следующая страница",
    pageText: (page) => say("Страница {{page}}", { page }),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: say("Страница 6") })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: say("Следующая страница") })).toHaveAttribute(
      "href",
      "#page-7",
    );
  },
};
export const Two: Story = { args: { current: 1, last: 2 } };
export const OnPhone: Story = { globals: { viewport: { value: "narrow" } } };
