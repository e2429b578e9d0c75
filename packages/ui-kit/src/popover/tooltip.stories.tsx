import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Tooltip } from "./tooltip.tsx";

const HINT = "Лыжи, дайвинг, горные походы и любые соревнования";

const meta = {
  title: "Kit/Tooltip",
  component: Tooltip,
  parameters: {
    usage: {
      do: ["Explain a word of insurance in a sentence or two"],
      dont: ["Don't put links or buttons into it: that is a Popover", "Don't repeat the label"],
      keyboard: [
        ["Tab", "Moves to the mark and shows the hint"],
        ["Escape", "Hides it"],
      ],
    },
  },
  args: { label: "Что такое активный отдых", children: HINT },
  decorators: [
    (Story) => (
      <p>
        Спорт и активный отдых <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const mark = canvas.getByRole("button", { name: "Что такое активный отдых" });
    await expect(mark).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(HINT)).toBeVisible());
    await expect(mark).toHaveAccessibleDescription(HINT);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByText(HINT)).not.toBeVisible());
    await expect(mark).toHaveFocus();
  },
};

export const ByMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByText(HINT)).toBeVisible());
    await userEvent.hover(canvas.getByText(HINT));
    await expect(canvas.getByText(HINT)).toBeVisible();
    await userEvent.unhover(canvas.getByText(HINT));
    await waitFor(() => expect(canvas.getByText(HINT)).not.toBeVisible());
  },
};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByText(HINT)).toBeVisible());
  },
};

export const OnPhone: Story = { ...Shown, globals: { viewport: { value: "narrow" } } };
