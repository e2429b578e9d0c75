import type { Meta, StoryObj } from "@storybook/react-vite";
import { CLAIM_FILES } from "@sughurta/domain";
import { OneFieldForm, type OneFieldFormProps } from "../testing/one-field-form.tsx";
import { attachedFiles } from "../validation/validators.ts";
import { FileInput } from "./file-input.tsx";

const photo = new File(["x"], "fotografiya-s-mesta-proisshestviya.jpg");
const report = new File(["x"], "spravka.pdf");

const meta: Meta<OneFieldFormProps> = {
  title: "Forms/Files",
  component: OneFieldForm,
  parameters: {
    usage: {
      do: ["Pass the limits of the contract"],
      dont: ["Don't send all again when one file failed"],
      keyboard: [["As in the kit", "FileDrop"]],
    },
  },
};

export default meta;

type Story = StoryObj<OneFieldFormProps>;

export const Empty: Story = {
  args: {
    rule: attachedFiles(CLAIM_FILES),
    initialValue: [],
    children: <FileInput name="field" label="Файлы" limits={CLAIM_FILES} optional />,
  },
};

export const Picked: Story = {
  args: {
    rule: attachedFiles(CLAIM_FILES),
    initialValue: [photo, report],
    children: <FileInput name="field" label="Файлы" limits={CLAIM_FILES} />,
  },
};

export const OneFailed: Story = {
  args: {
    rule: attachedFiles(CLAIM_FILES),
    initialValue: [photo, report],
    children: (
      <FileInput
        name="field"
        label="Файлы"
        limits={CLAIM_FILES}
        stateOf={(file) =>
          file === photo
            ? { state: "failed", reason: "Нет связи" }
            : { state: "sending", percent: 40 }
        }
        onRetry={() => {}}
      />
    ),
  },
};
