import type { Meta, StoryObj } from "@storybook/react-vite";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { agreement } from "../validation/validators.ts";
import { SubmitButton } from "./form.tsx";

const meta = {
  title: "Forms/Form/SubmitButton · send, save, continue",
  id: "forms-submitbutton",
  component: SubmitButton,
  parameters: {
    usage: {
      when: "A form is sent.",
      instead: [["Button", "there is no form around"]],
      anatomy: ["As Button"],
      words: "What sending does: 'Buy', 'Continue'.",
      screenReader: "As Button; 'busy' while the form is on its way.",
      since: "0.1.0",
      do: ["One for each form"],
      dont: ["Don't disable it: let it say what is missing"],
      keyboard: [["As in the kit", "Button"]],
    },
  },
  args: { children: "Купить", wide: true },
  decorators: [inOneFieldForm(agreement, true)],
} satisfies Meta<typeof SubmitButton>;

export default meta;

export const Ready: StoryObj<typeof meta> = {};

export const Busy: StoryObj<typeof meta> = { args: { busy: true } };
