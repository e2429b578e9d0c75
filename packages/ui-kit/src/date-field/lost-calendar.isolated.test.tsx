import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calendarTexts } from "./calendar-texts.fixture.ts";
import { DateField } from "./date-field.tsx";
import { DateRangeField } from "./date-range-field.tsx";

vi.mock("./calendar.tsx", () => {
  throw new TypeError("Failed to fetch");
});

// React logs errors caught by a boundary.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it("a date can be typed where the calendar cannot be fetched", async () => {
  render(<Begin />);
  const input = screen.getByLabelText("Начало");
  await userEvent.type(input, "01");
  await userEvent.click(screen.getByRole("button", { name: "Открыть календарь" }));
  await waitFor(() => expect(screen.queryByRole("button")).not.toBeInTheDocument());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(input).toHaveFocus();
  await userEvent.keyboard("122026");
  expect(input).toHaveValue("01.12.2026");
});

it("so can both dates of a range", async () => {
  const edge = { value: "", onValueChange: () => {} };
  render(
    <DateRangeField
      calendar={calendarTexts}
      begin={{ ...edge, name: "beginDate", label: "Начало" }}
      end={{ ...edge, name: "endDate", label: "Конец" }}
    />,
  );
  await userEvent.click(screen.getByRole("button", { description: "Конец" }));
  await waitFor(() => expect(screen.queryByRole("button")).not.toBeInTheDocument());
  expect(screen.getByLabelText("Конец")).toHaveFocus();
});

function Begin() {
  const [value, setValue] = useState("");
  return (
    <DateField
      name="beginDate"
      label="Начало"
      calendar={calendarTexts}
      value={value}
      onValueChange={setValue}
    />
  );
}
