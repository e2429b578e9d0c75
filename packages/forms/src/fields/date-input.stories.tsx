import type { Meta, StoryObj } from "@storybook/react-vite";
import { OneFieldForm, type OneFieldFormProps } from "../testing/one-field-form.tsx";
import { dateWithin } from "../validation/validators.ts";
import { DateInput } from "./date-input.tsx";

const range = { min: "1946-11-21", max: "2026-11-21" };

const meta: Meta<OneFieldFormProps> = {
  title: "Forms/Date",
  component: OneFieldForm,
  parameters: {
    usage: {
      do: [
        "Give it the same range as the rule in `domain`",
        "Values are ISO dates; the person sees DD.MM.YYYY",
      ],
      dont: ["Don't compute dates in the form: ask `domain`"],
      keyboard: [["As in the kit", "DateField"]],
    },
  },
};

export default meta;

type Story = StoryObj<OneFieldFormProps>;

export const BirthDate: Story = {
  args: {
    rule: dateWithin(range),
    initialValue: "",
    children: <DateInput name="field" label="Дата рождения" autoComplete="bday" {...range} />,
  },
};

export const WithPicker: Story = {
  args: {
    rule: dateWithin(range),
    initialValue: "2026-11-02",
    children: <DateInput name="field" label="Дата выдачи" picker today="2026-11-21" {...range} />,
  },
};

export const Unfinished: Story = {
  args: {
    rule: dateWithin(range),
    initialValue: "31.12",
    children: <DateInput name="field" label="Дата рождения" {...range} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};

export const OutOfRange: Story = {
  args: {
    rule: dateWithin(range),
    initialValue: "",
    children: <DateInput name="field" label="Дата рождения" {...range} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Дата рождения"), "01011900");
    await canvas.findByText(/01.01.1900/);
  },
};
