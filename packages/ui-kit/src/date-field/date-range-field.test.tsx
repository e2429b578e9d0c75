import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { calendarTexts } from "./calendar-texts.fixture.ts";
import { DateRangeField } from "./date-range-field.tsx";

beforeAll(async () => {
  await import("./calendar.tsx");
});

const begin = () => screen.getByLabelText("Начало");
const end = () => screen.getByLabelText("Конец");
const opener = (description: string) =>
  screen.getByRole("button", { name: "Открыть календарь", description });

describe("DateRangeField", () => {
  it("accepts both days as typed", async () => {
    const { container } = render(<Trip />);
    await userEvent.type(begin(), "01122026");
    await userEvent.type(end(), "10122026");
    expect(begin()).toHaveValue("01.12.2026");
    expect(end()).toHaveValue("10.12.2026");
    const sent = [...new FormData(container.querySelector("form") ?? undefined).keys()];
    expect(sent).toEqual(["beginDate", "endDate"]);
  });

  it("is one group of two fields", () => {
    render(<Trip />);
    const group = screen.getByRole("group", { name: "Начало – Конец" });
    expect(within(group).getAllByRole("textbox")).toEqual([begin(), end()]);
  });

  it("opens the last day after the first one and restores the focus", async () => {
    render(<Trip initialBegin="2026-12-01" initialEnd="2026-12-10" />);
    await userEvent.click(opener("Начало"));
    expect(screen.getByRole("dialog")).toHaveTextContent("Начало");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("1"));
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(begin()).toHaveValue("02.12.2026");
    expect(screen.getByRole("dialog")).toHaveTextContent("Конец");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("10"));
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(end()).toHaveValue("11.12.2026");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener("Конец")).toHaveFocus();
  });

  it("offers only days within the limits of the selected field", async () => {
    render(<Trip initialBegin="2026-12-05" initialEnd="2026-12-10" />);
    await userEvent.click(opener("Конец"));
    expect(await screen.findByRole("button", { name: "5 декабря 2026, суббота" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "6 декабря 2026, воскресенье" })).toBeEnabled();
  });

  it("closes after the first day where the last one is calculated", async () => {
    render(<Trip initialBegin="2026-12-01" initialEnd="2027-11-30" endFollows />);
    expect(end()).toBeDisabled();
    await userEvent.click(opener("Начало"));
    await waitFor(() => expect(document.activeElement).toHaveTextContent("1"));
    await userEvent.keyboard("{Enter}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener("Начало")).toHaveFocus();
  });

  it("closes with Escape", async () => {
    render(<Trip />);
    await userEvent.click(opener("Конец"));
    await screen.findByRole("grid");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener("Конец")).toHaveFocus();
  });
});

interface TripProps {
  initialBegin?: string;
  initialEnd?: string;
  endFollows?: boolean;
}

function Trip({ initialBegin = "", initialEnd = "", endFollows = false }: TripProps) {
  const [beginDate, setBeginDate] = useState(initialBegin);
  const [endDate, setEndDate] = useState(initialEnd);
  return (
    <form>
      <DateRangeField
        calendar={calendarTexts}
        today="2026-11-21"
        begin={{
          name: "beginDate",
          label: "Начало",
          value: beginDate,
          onValueChange: setBeginDate,
          min: "2026-11-21",
          max: "2030-11-21",
        }}
        end={{
          name: "endDate",
          label: "Конец",
          value: endDate,
          onValueChange: setEndDate,
          min: "2026-12-06",
          max: "2030-11-21",
          disabled: endFollows,
        }}
      />
    </form>
  );
}
