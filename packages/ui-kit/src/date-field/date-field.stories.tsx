import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { playedInFrame } from "../story-frame.fixture.ts";
import { say } from "../story-words/say.fixture.ts";
import { calendarTexts } from "./calendar-texts.fixture.ts";
import { DateField, type DateFieldProps } from "./date-field.tsx";

const meta = {
  title: "Kit/Fields/DateField · datepicker, calendar, birthday",
  id: "kit-datefield",
  component: DateField,
  parameters: {
    usage: {
      when: "One day that is known or has to be picked.",
      instead: [
        ["DateRangeField", "a first and a last day"],
        ["Select", "a year alone"],
      ],
      anatomy: [
        "Label",
        "Hint",
        "Error",
        "Box",
        "Button of the calendar (may be left out)",
        "Calendar",
      ],
      words: "The hint names the earliest and the latest day.",
      screenReader:
        'The label, the date as typed; in the calendar each day as "30 December 2026, Wednesday".',
      since: "0.1.0",
      do: [
        "Pass the first and last date that can be right: the message names them",
        "For a birth date leave the calendar out: typing is quicker",
      ],
      dont: [
        "Don't make the calendar the only way: a date can always be typed",
        "Don't pass today from the browser: it comes from the server",
      ],
      keyboard: [
        ["Digits", "Fill DD.MM.YYYY; the dots come by themselves"],
        ["Tab, Enter", "On the button opens the calendar"],
        ["Arrows", "In the calendar move by a day or a week"],
        ["Page up, page down", "Move by a month"],
        ["Escape", "Closes the calendar; the focus returns to the button"],
      ],
    },
  },
  args: {
    name: "beginDate",
    label: "Начало поездки",
    hint: "Например, 31.12.2026",
    value: "2026-12-30",
    today: "2026-11-21",
    calendar: calendarTexts,
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const TypedOnly: Story = {
  args: { calendar: undefined, label: "Дата рождения", value: "", autoComplete: "bday" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(say("Дата рождения")), "29021992");
    await expect(canvas.getByLabelText(say("Дата рождения"))).toHaveValue("29.02.1992");
  },
};

export const CalendarByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: say("Открыть календарь") });
    opener.focus();
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("dialog", { name: say("Календарь") })).toBeVisible();
    await expect(await canvas.findByRole("columnheader", { name: say("среда") })).toBeVisible();
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(
        RegExp(`^${calendarTexts.dayName("2026-12-30")}, ${say("среда")}`),
      ),
    );
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByLabelText(say("Начало поездки"))).toHaveValue("06.01.2027");
    await expect(opener).toHaveFocus();
  },
};

export const CalendarOpen: Story = {
  parameters: playedInFrame,
  args: { min: "2026-11-21", max: "2030-11-21", value: "" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: say("Открыть календарь") }));
    await canvas.findByRole("grid");
  },
};

export const WithError: Story = { args: { value: "31.02.2026", error: "Такого дня нет" } };

export const Disabled: Story = { args: { disabled: true } };

function Kept({ value, onValueChange, ...field }: DateFieldProps) {
  const [current, setCurrent] = useState(value);
  return (
    <DateField
      {...field}
      value={current}
      onValueChange={(next) => {
        setCurrent(next);
        onValueChange(next);
      }}
    />
  );
}
