import type { Meta, StoryObj } from "@storybook/react-vite";
import { CLAIM_FILES } from "@sughurta/domain";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { attachedFiles } from "../validation/validators.ts";
import { FileInput } from "./file-input.tsx";

const photo = new File(["x"], "fotografiya-s-mesta-proisshestviya.jpg");
const report = new File(["x"], "spravka.pdf");

const meta = {
  title: "Forms/Fields/FileInput · photo",
  id: "forms-fileinput",
  component: FileInput,
  parameters: {
    usage: {
      when: "Photos or documents of a form.",
      instead: [["FileDrop", "there is no form around"]],
      anatomy: ["As FileDrop"],
      words: "Limits and reasons are written by the form, from the contract.",
      screenReader: "As FileDrop.",
      since: "0.1.0",
      do: ["Pass the limits of the contract"],
      dont: ["Don't send all again when one file failed"],
      keyboard: [["As in the kit", "FileDrop"]],
    },
  },
  args: { name: "field", label: "Файлы", limits: CLAIM_FILES },
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { optional: true },
  decorators: [inOneFieldForm(attachedFiles(CLAIM_FILES), [])],
};

export const Picked: Story = {
  decorators: [inOneFieldForm(attachedFiles(CLAIM_FILES), [photo, report])],
};

export const OneFailed: Story = {
  args: {
    getState: (file) =>
      file === photo ? { state: "failed", reason: "Нет связи" } : { state: "sending", percent: 40 },
    onRetry: () => {},
  },
  decorators: [inOneFieldForm(attachedFiles(CLAIM_FILES), [photo, report])],
};
