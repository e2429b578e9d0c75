import type { Meta, StoryObj } from "@storybook/react-vite";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { email } from "../validation/validators.ts";
import { EmailInput } from "./text-input.tsx";

const meta = {
  title: "Forms/Fields/EmailInput · mail, e-mail",
  id: "forms-emailinput",
  component: EmailInput,
  parameters: {
    usage: {
      when: "An e-mail address of a form.",
      instead: [["TextInput", "anything else"]],
      anatomy: ["As TextField"],
      words: "The hint says what is sent there.",
      screenReader: "As TextField, with the keys for an address.",
      since: "0.1.0",
      do: ["Mark it as optional where it is: `optional`"],
      dont: ["Don't ask for it twice"],
      keyboard: [["As in the kit", "TextField"]],
    },
  },
  args: { name: "field", label: "Эл. почта" },
} satisfies Meta<typeof EmailInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Optional: Story = {
  args: { optional: true },
  decorators: [inOneFieldForm(email, "")],
};

export const Refused: Story = {
  decorators: [inOneFieldForm(email, "name@mail")],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
