import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { playedInFrame } from "../story-frame.fixture.ts";
import { say } from "../story-words/say.fixture.ts";
import { calendarTexts } from "./calendar-texts.fixture.ts";
import { DateRangeField, type DateRangeFieldProps } from "./date-range-field.tsx";

const limits = { min: "2026-11-21", max: "2030-11-21", onValueChange: fn() };

const meta = {
  title: "Kit/Fields/DateRangeField · date range, period, from to",
  id: "kit-daterangefield",
  component: DateRangeField,
  parameters: {
    usage: {
      when: "A first and a last day that belong together.",
      instead: [["DateField", "one day"]],
      anatomy: ["Two date fields", "One calendar for both"],
      words: 'Name each end: "Beginning of the trip", "End of the trip".',
      screenReader: "A group of two fields; days between both ends are said to be inside.",
      since: "0.1.0",
      do: [
        "Use it for a trip: first and last day are one question",
        "Pass the first and last day that can be right: the message names them",
      ],
      dont: ["Don't count days in the page: ask `domain`"],
      keyboard: [
        ["Digits", "Fill DD.MM.YYYY in each field"],
        ["Tab, Enter", "On the button opens the calendar"],
        ["Arrows", "In the calendar move by a day or a week"],
        ["Enter", "Chooses the first day, then the last"],
        ["Escape", "Closes the calendar; the focus returns to the button"],
      ],
    },
  },
  args: {
    calendar: calendarTexts,
    today: "2026-11-21",
    begin: { ...limits, name: "beginDate", label: "Начало поездки", value: "2026-12-28" },
    end: { ...limits, name: "endDate", label: "Конец поездки", value: "2027-01-09" },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", {
        name: say("Открыть календарь"),
        description: say("Начало поездки"),
      }),
    );
    await waitFor(() => expect(document.activeElement).toHaveTextContent("28"));
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(canvas.getByLabelText(say("Начало поездки"))).toHaveValue("29.12.2026");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("9"));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByLabelText(say("Конец поездки"))).toHaveValue("16.01.2027");
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

export const Open: Story = {
  parameters: playedInFrame,
  args: {
    begin: { ...limits, name: "beginDate", label: "Начало поездки", value: "2026-12-07" },
    end: { ...limits, name: "endDate", label: "Конец поездки", value: "2026-12-18" },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", {
        name: say("Открыть календарь"),
        description: say("Конец поездки"),
      }),
    );
    await canvas.findByRole("grid");
  },
};

export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: "narrow" } } };

export const WithError: Story = {
  args: {
    end: {
      ...limits,
      name: "endDate",
      label: "Конец поездки",
      value: "2026-12-20",
      error: "Поездка не может закончиться раньше, чем началась",
    },
  },
};

export const EndFollows: Story = {
  args: {
    end: {
      ...limits,
      name: "endDate",
      label: "Конец полиса",
      value: "2027-12-27",
      disabled: true,
    },
  },
};

function Kept({ begin, end, ...rest }: DateRangeFieldProps) {
  const [beginDate, setBeginDate] = useState(begin.value);
  const [endDate, setEndDate] = useState(end.value);
  return (
    <DateRangeField
      {...rest}
      begin={{ ...begin, value: beginDate, onValueChange: setBeginDate }}
      end={{ ...end, value: endDate, onValueChange: setEndDate }}
    />
  );
}
