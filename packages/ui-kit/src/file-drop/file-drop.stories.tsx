import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { say, saying } from "../story-words/say.fixture.ts";
import { FileDrop } from "./file-drop.tsx";
import { fileDropTexts } from "./file-drop-texts.fixture.ts";

const meta = {
  title: "Kit/Fields/FileDrop · upload, attachment, dropzone",
  id: "kit-filedrop",
  component: FileDrop,
  parameters: {
    usage: {
      when: "Photos or documents are added.",
      instead: [["TextField", "a number of the document will do"]],
      anatomy: [
        "Label",
        "Hint with kinds and sizes",
        "Error",
        "Place to drop",
        "Button",
        "Camera",
        "Rows of files with their state",
      ],
      words: "Say kinds and sizes before, the reason after.",
      screenReader: "The button, then a list of files: name, size, state; progress is announced.",
      since: "0.1.0",
      do: [
        "Say in the hint how many files, how large, of what kind",
        "Keep what arrived when another file fails: each is tried again alone",
      ],
      dont: ["Don't ask for files that can come later"],
      keyboard: [
        ["Tab", "Moves to the picker, then to each file's buttons"],
        ["Enter, Space", "Opens the picker; on a button retries or removes"],
      ],
    },
  },
  args: {
    name: "files",
    label: "Документы и фотографии",
    hint: "До 10 файлов по 25 МБ",
    files: [],
    texts: fileDropTexts,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(["policy"], "policy.pdf", { type: "application/pdf" });
    const picker = canvas.getByLabelText(saying("Документы и фотографии"));
    await userEvent.upload(picker, file);
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
    picker.blur();
  },
};

export const OnTheirWay: Story = {
  args: {
    files: [
      { id: "1", name: "паспорт.jpg", size: "1,2 МБ", state: "ready" },
      { id: "2", name: "справка о происшествии.pdf", size: "3 МБ", state: "sending", percent: 40 },
      { id: "3", name: "видео.mp4", size: "24 МБ", state: "failed", reason: "Сеть пропала" },
      { id: "4", name: "чек.png", size: "0,4 МБ", state: "sent" },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: saying("Повторить") }));
    await expect(args.onRetry).toHaveBeenCalledWith("3");
    await userEvent.click(canvas.getByRole("button", { name: say("Убрать паспорт.jpg") }));
    await expect(args.onRemove).toHaveBeenCalledWith("1");
  },
};

export const Full: Story = {
  args: { maxFiles: 1, files: [{ id: "1", name: "чек.png", size: "0,4 МБ", state: "sent" }] },
};

export const WithError: Story = { args: { error: "Приложите хотя бы один документ" } };
