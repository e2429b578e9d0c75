import type { Meta, StoryObj } from "@storybook/react-vite";
import * as z from "@sughurta/contracts/zod";
import { Form, SubmitButton } from "../form/form.tsx";
import { useZodForm } from "../form/use-zod-form.ts";
import { dateWithin } from "../validation/validators.ts";
import { DateRangeInput } from "./date-range-input.tsx";

const days = { min: "2026-11-21", max: "2030-11-21" };
const schema = z.object({ beginDate: dateWithin(days), endDate: dateWithin(days) });

const meta: Meta<typeof TripDates> = {
  title: "Forms/Fields/DateRangeInput · trip dates",
  id: "forms-daterangeinput",
  component: TripDates,
  parameters: {
    parts: { DateRangeInput },
    usage: {
      when: "A first and a last day of a form.",
      instead: [
        ["DateInput", "one day"],
        ["DateRangeField", "there is no form around"],
      ],
      anatomy: ["As DateRangeField"],
      words: "Each end has a name of its own.",
      screenReader: "As DateRangeField.",
      since: "0.1.0",
      do: ["Give it the two field names of the specification, such as beginDate and endDate"],
      dont: ["Don't move the other date yourself: the flow's effects do it"],
      keyboard: [["As in the kit", "DateRangeField"]],
    },
  },
};

export default meta;

type Story = StoryObj<typeof TripDates>;

export const Filled: Story = { args: { beginDate: "2026-12-07", endDate: "2026-12-18" } };

export const Refused: Story = {
  args: { beginDate: "", endDate: "2026-12-18" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "OK" }));
  },
};

export const OutOfRange: Story = {
  args: { beginDate: "2026-12-07", endDate: "" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Конец поездки"), "01011999");
    await canvas.findByText(/(Вы ввели|Шумо|You entered) 01\.01\.1999/);
    await canvas.findByRole("grid");
  },
};

function TripDates(initialValues: { beginDate: string; endDate: string }) {
  const form = useZodForm({ schema, initialValues, onSubmit: () => {} });
  return (
    <Form form={form} errorSummary={false}>
      <DateRangeInput
        today={days.min}
        begin={{ name: "beginDate", label: "Начало поездки", ...days }}
        end={{ name: "endDate", label: "Конец поездки", ...days }}
      />
      <SubmitButton>OK</SubmitButton>
    </Form>
  );
}
