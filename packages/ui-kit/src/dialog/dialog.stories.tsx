import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../button/button.tsx";
import { playedInFrame } from "../story-frame.fixture.ts";
import { say } from "../story-words/say.fixture.ts";
import { TextField } from "../text-field/text-field.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

const meta = {
  title: "Kit/Feedback/Dialog · modal, popup, lightbox, overlay",
  id: "kit-dialog",
  component: Dialog,
  parameters: {
    usage: {
      when: "Something has to be decided before the page goes on.",
      instead: [
        ["Popover", "it only explains"],
        ["a page", "it is long or has an address"],
      ],
      anatomy: ["Title", "Button that closes", "Content", "Actions that stay in sight"],
      words: "The title is the question, the buttons are its answers.",
      screenReader:
        'The title and "dialog"; the page behind is silent; the focus comes back afterwards.',
      since: "0.1.0",
      do: ["Use it for one short task that begins and ends here", "Name it after the task"],
      dont: [
        "Don't open one by itself, and never one over another",
        "Don't use it for a long form: give it a page",
      ],
      keyboard: [
        ["Tab", "Stays inside"],
        ["Escape, the browser's back", "Close it; the focus returns to where it was"],
      ],
    },
  },
  args: {
    open: false,
    onClose: fn(),
    title: "Проверить полис",
    closeText: "Закрыть",
    size: "small",
    children: <TextField name="policyNumber" label="Номер полиса" hint="Десять цифр" />,
    footer: <Button wide>Проверить</Button>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: say("Открыть") });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("heading", { name: say("Проверить полис") })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {
  parameters: playedInFrame,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: say("Открыть") }));
  },
};

export const OpenOnPhone: Story = {
  ...Open,
  globals: { viewport: { value: "phone" } },
};

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say("Открыть")}</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
