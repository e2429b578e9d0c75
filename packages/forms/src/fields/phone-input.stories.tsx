import type { Meta, StoryObj } from "@storybook/react-vite";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { phone } from "../validation/validators.ts";
import { PhoneInput } from "./phone-input.tsx";

const meta = {
  title: "Forms/Fields/PhoneInput · contact",
  id: "forms-phoneinput",
  component: PhoneInput,
  parameters: {
    usage: {
      when: "A phone number of a form.",
      instead: [
        ["TextInput", "the number may be of any country"],
        ["PhoneField", "there is no form around"],
      ],
      anatomy: ["As PhoneField"],
      words: "The hint says what is sent there.",
      screenReader: "As PhoneField.",
      since: "0.1.0",
      do: ["Store nine digits; `domain` adds 992 for the wire"],
      dont: ["Don't validate operators: new ones come"],
      keyboard: [["As in the kit", "PhoneField"]],
    },
  },
  args: { name: "field", label: "Телефон" },
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  decorators: [inOneFieldForm(phone, "")],
};

export const Filled: Story = {
  decorators: [inOneFieldForm(phone, "927123456")],
};

export const Refused: Story = {
  decorators: [inOneFieldForm(phone, "92712")],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};
