import type { Meta, StoryObj } from "@storybook/react-vite";
import { emptyHolder, goodHolder, HolderFields } from "../testing/example-form.tsx";
import { Form } from "./form.tsx";

const meta: Meta<typeof HolderFields> = {
  title: "Forms/Form/Form · schema, zod",
  id: "forms-form",
  component: HolderFields,
  parameters: {
    parts: { Form },
    usage: {
      when: "Several answers are sent together.",
      instead: [
        ["useUncontrolledForm", "there are one or two fields and no rules but the server's"],
      ],
      anatomy: ["Summary of errors", "Fields", "SubmitButton"],
      words: "The form has words for every code of an error.",
      screenReader: "After a failed press the summary takes the focus and is read as an alert.",
      since: "0.1.0",
      do: [
        "Let one schema decide what is right, and the server once more",
        "After a failed press the summary takes the focus and leads to each field",
      ],
      dont: [
        "Don't disable Continue: let it say what is missing",
        "Don't clear the form when the server refuses",
      ],
      keyboard: [
        ["Enter", "In a field presses Continue"],
        ["Tab", "Goes field by field, in the order they are seen"],
      ],
    },
  },
};

export default meta;

type Story = StoryObj<typeof HolderFields>;

export const Empty: Story = { args: { options: { initialValues: emptyHolder } } };

export const Filled: Story = { args: { options: { initialValues: goodHolder } } };

export const Refused: Story = {
  args: { options: { initialValues: emptyHolder } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Купить" }));
    await canvas.findByRole("alert");
  },
};

export const RefusedByTheServer: Story = {
  args: {
    options: {
      initialValues: goodHolder,
      onSubmit: (_, form) =>
        form.applyServerErrors(
          {
            message: "Проверьте данные",
            code: "invalid",
            fieldCodes: { phoneNumber: ["phone"], productCode: ["notAllowed"] },
            fieldMessages: { productCode: ["Этот продукт больше не продаётся"] },
          },
          { phoneNumber: "phone" },
        ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Купить" }));
    await canvas.findByRole("alert");
  },
};

export const Sending: Story = {
  args: { options: { initialValues: goodHolder, onSubmit: () => new Promise<void>(() => {}) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Купить" }));
  },
};
