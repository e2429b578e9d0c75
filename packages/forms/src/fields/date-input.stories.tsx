import type { Meta, StoryObj } from "@storybook/react-vite";
import { inOneFieldForm } from "../testing/in-one-field-form.tsx";
import { dateWithin } from "../validation/validators.ts";
import { DateInput } from "./date-input.tsx";

const range = { min: "1946-11-21", max: "2026-11-21" };

const meta = {
  title: "Forms/Fields/DateInput · birth date",
  id: "forms-dateinput",
  component: DateInput,
  parameters: {
    usage: {
      when: "One day of a form.",
      instead: [
        ["DateRangeInput", "a first and a last day"],
        ["DateField", "there is no form around"],
      ],
      anatomy: ["As DateField"],
      words: "The message names the allowed days.",
      screenReader: "As DateField.",
      since: "0.1.0",
      do: [
        "Give it the same range as the rule in `domain`",
        "Values are ISO dates; the person sees DD.MM.YYYY",
      ],
      dont: ["Don't compute dates in the form: ask `domain`"],
      keyboard: [["As in the kit", "DateField"]],
    },
  },
  args: { name: "field", label: "Дата рождения", ...range },
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BirthDate: Story = {
  args: { autoComplete: "bday" },
  decorators: [inOneFieldForm(dateWithin(range), "")],
};

export const WithPicker: Story = {
  args: { label: "Дата выдачи", picker: true, today: "2026-11-21" },
  decorators: [inOneFieldForm(dateWithin(range), "2026-11-02")],
};

export const Unfinished: Story = {
  decorators: [inOneFieldForm(dateWithin(range), "31.12")],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};

export const OutOfRange: Story = {
  decorators: [inOneFieldForm(dateWithin(range), "")],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Дата рождения"), "01011900");
    await canvas.findByText(/01.01.1900/);
  },
};
