import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Toast } from "./toast.tsx";

const meta = {
  title: "Kit/Toast",
  component: Toast,
  parameters: {
    usage: {
      do: ["Use it to confirm what a person has just done"],
      dont: ["Don't put errors or anything to act on into it: it goes away"],
      keyboard: [["Tab", "Reaches the close button; meanwhile it stays"]],
    },
  },
  args: {
    tone: "success",
    children: "Номер полиса скопирован",
    onClose: fn(),
    closeText: "Закрыть",
  },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Номер полиса скопирован");
    await userEvent.click(canvas.getByRole("button", { name: "Закрыть" }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
