import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Kit/Pagination",
  component: Pagination,
  args: {
    current: 6,
    last: 14,
    hrefOf: (page) => `#page-${page}`,
    label: "Страницы блога",
    previousText: "Предыдущая страница",
    nextText: "Следующая страница",
    pageText: (page) => `Страница ${page}`,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const Two: Story = { args: { current: 1, last: 2 } };
export const OnPhone: Story = { globals: { viewport: { value: "narrow" } } };
