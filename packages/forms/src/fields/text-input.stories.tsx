import type { Meta, StoryObj } from "@storybook/react-vite";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { personName } from "../validation/validators.ts";
import { TextInput } from "./text-input.tsx";

const meta = {
  title: "Forms/Fields/TextInput · surname",
  id: "forms-textinput",
  component: TextInput,
  parameters: {
    usage: {
      when: "One line of a form.",
      instead: [
        ["TextAreaInput", "several lines"],
        ["EmailInput", "an e-mail address"],
      ],
      anatomy: ["As TextField"],
      words: "The form writes the errors: give codes.",
      screenReader: "As TextField.",
      since: "0.1.0",
      do: [
        "Give it the specification's field name and an `autoComplete` token",
        "Errors come after the first press of Continue and then follow the typing",
      ],
      dont: ["Don't write error texts: give codes, the form has the words"],
      keyboard: [["As in the kit", "TextField"]],
    },
  },
  args: { name: "field", label: "Фамилия", hint: "Как в паспорте", autoComplete: "family-name" },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {
  decorators: [inOneFieldForm(personName, "")],
};

export const Refused: Story = {
  decorators: [inOneFieldForm(personName, "Р4")],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
