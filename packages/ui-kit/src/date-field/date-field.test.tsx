import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { calendarTexts } from "./calendar-texts.fixture.ts";
import { DateField, type DateFieldProps } from "./date-field.tsx";
import { isoDateFrom, maskDate, shownDate } from "./typed-date.tsx";

describe("maskDate", () => {
  it.each([
    ["3", "3"],
    ["31", "31"],
    ["311", "31.1"],
    ["31122026", "31.12.2026"],
    ["1.", "01."],
    ["1.2.2026", "01.02.2026"],
    ["01.12", "01.12"],
    ["01.122", "01.12.2"],
    ["31/12/2026", "31.12.2026"],
    ["2026-12-31", "31.12.2026"],
    ["31.12.20267", "31.12.2026"],
    [" 31.12.1990", "31.12.1990"],
    ["31. 12. 1990", "31.12.1990"],
    ["3\u200E1.1\u200E2.1990\u200E", "31.12.1990"],
    ["31\u00A0.\u00A012 . 1990 г.", "31.12.1990"],
    ["1990/12/31", "31.12.1990"],
    ["1990-12-31T00:00", "31.12.1990"],
    ["abc", "abc"],
    ["31 декабря 1990", "31 декабря 1990"],
    [" ", ""],
  ])("parses %s as %s", (typed, shown) => {
    expect(maskDate(typed)).toBe(shown);
  });
});

describe("isoDateFrom", () => {
  it.each([
    ["31.12.2026", "2026-12-31"],
    ["29.02.2024", "2024-02-29"],
    ["29.02.2025", undefined],
    ["31.04.2026", undefined],
    ["1.1.2026", undefined],
    ["", undefined],
  ])("reads %s as %s", (shown, iso) => {
    expect(isoDateFrom(shown)).toBe(iso);
  });

  it("is reversed by shownDate", () => {
    expect(shownDate("2026-12-31")).toBe("31.12.2026");
    expect(shownDate("31.1")).toBe("31.1");
  });
});

describe("DateField", () => {
  beforeAll(async () => {
    await import("./calendar.tsx");
  });

  it("inserts the dots while typing and returns an ISO date", async () => {
    render(<Birthday />);
    await userEvent.type(screen.getByLabelText("Дата"), "31121990");
    expect(screen.getByLabelText("Дата")).toHaveValue("31.12.1990");
    expect(screen.getByTestId("value")).toHaveTextContent("1990-12-31");
  });

  it.each([" 31.12.1990", "31. 12. 1990", "31.\u200E12.\u200E1990"])(
    "accepts %j from the clipboard as a whole",
    async (pasted) => {
      render(<Birthday />);
      await userEvent.click(screen.getByLabelText("Дата"));
      await userEvent.paste(pasted);
      expect(screen.getByLabelText("Дата")).toHaveValue("31.12.1990");
      expect(screen.getByTestId("value")).toHaveTextContent("1990-12-31");
    },
  );

  it("does not hide letters", async () => {
    render(<Birthday />);
    await userEvent.type(screen.getByLabelText("Дата"), "abc");
    expect(screen.getByLabelText("Дата")).toHaveValue("abc");
    expect(screen.getByTestId("value")).toHaveTextContent("abc");
  });

  it("retains the typed text while it is not a date", async () => {
    render(<Birthday />);
    await userEvent.type(screen.getByLabelText("Дата"), "31022020");
    expect(screen.getByTestId("value")).toHaveTextContent("31.02.2020");
  });

  it("does not restore a dot when a digit is deleted", async () => {
    render(<Birthday />);
    const input = screen.getByLabelText("Дата");
    await userEvent.type(input, "311{Backspace}{Backspace}");
    expect(input).toHaveValue("31");
  });

  it("chooses a day in the calendar with the keyboard and returns the focus", async () => {
    render(<Birthday initial="2026-12-30" calendar={calendarTexts} />);
    const opener = screen.getByRole("button", { name: "Открыть календарь" });
    await userEvent.click(opener);
    await screen.findByRole("grid");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("30"));
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(screen.getByTestId("value")).toHaveTextContent("2026-12-31");
    expect(screen.queryByRole("grid")).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it("closes the calendar on Escape", async () => {
    render(<Birthday initial="2026-12-30" calendar={calendarTexts} />);
    await userEvent.click(screen.getByRole("button", { name: "Открыть календарь" }));
    await screen.findByRole("grid");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Открыть календарь" })).toHaveFocus();
  });

  it("announces whether its button is expanded, and names the popup", async () => {
    render(<Birthday initial="2026-12-30" calendar={calendarTexts} />);
    const opener = screen.getByRole("button", { name: "Открыть календарь", description: "Дата" });
    expect(opener).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(opener);
    expect(opener).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("dialog", { name: "Календарь" })).toBeVisible();
    await userEvent.click(opener);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("announces days and weekdays in full", async () => {
    render(<Birthday initial="2026-12-30" calendar={calendarTexts} />);
    await userEvent.click(screen.getByRole("button", { name: "Открыть календарь" }));
    expect(await screen.findByRole("button", { name: "30 декабря 2026, среда" })).toBeVisible();
    expect(screen.getByRole("columnheader", { name: "воскресенье" })).toHaveTextContent("вс");
  });

  it("announces in the language of its texts only", async () => {
    render(<Birthday initial="2026-12-30" calendar={calendarTexts} />);
    await userEvent.click(screen.getByRole("button", { name: "Открыть календарь" }));
    const grid = await screen.findByRole("grid");
    expect(grid.closest("[lang]")).toHaveAttribute("lang", "ru");
    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getByRole("status")).toHaveTextContent("декабрь 2026");
    expect(within(dialog).getByRole("navigation", { name: "Месяц" })).toBeVisible();
  });

  it("clears a date out of range with a message and opens the calendar", async () => {
    render(<Birthday calendar={calendarTexts} min="2026-11-21" max="2027-11-21" />);
    await userEvent.type(screen.getByLabelText("Дата"), "01012020");
    expect(await screen.findByText("2020-01-01 не подходит")).toBeVisible();
    expect(screen.getByLabelText("Дата")).toHaveValue("");
    expect(screen.getByRole("dialog", { name: "Календарь" })).toBeVisible();
    await screen.findByRole("grid");
    expect(screen.getByLabelText("Дата")).toHaveFocus();
  });

  it("announces a date out of range with its field and message scrolled into view", async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function note() {
      scrolled.push(this);
    };
    render(<Birthday calendar={calendarTexts} min="2026-11-21" max="2027-11-21" />);
    for (const typed of ["01012020", "02012020"]) {
      await userEvent.type(screen.getByLabelText("Дата"), typed);
      expect(await screen.findByRole("alert")).toHaveTextContent(
        `2020-01-${typed.slice(0, 2)} не подходит`,
      );
      await waitFor(() => expect(scrolled.at(-1)).toContainElement(screen.getByRole("alert")));
      expect(scrolled.at(-1)).not.toContainElement(screen.getByRole("dialog"));
    }
  });

  it("closes the calendar once an allowed day was typed, and does not move the focus", async () => {
    render(<Birthday calendar={calendarTexts} min="2026-11-21" max="2027-11-21" />);
    await userEvent.type(screen.getByLabelText("Дата"), "01012020");
    await screen.findByRole("grid");
    await userEvent.type(screen.getByLabelText("Дата"), "01012027");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Дата")).toHaveFocus();
    expect(screen.getByTestId("value")).toHaveTextContent("2027-01-01");
  });

  it("ignores Escape after a refusal where there is no calendar", async () => {
    render(<Birthday min="2026-11-21" max="2027-11-21" />);
    await userEvent.type(screen.getByLabelText("Дата"), "01012020");
    await screen.findByRole("alert");
    expect(fireEvent.keyDown(screen.getByLabelText("Дата"), { key: "Escape" })).toBe(true);
  });

  it("never returns a date out of range as a date", async () => {
    render(<Birthday min="2026-11-21" max="2027-11-21" />);
    await userEvent.type(screen.getByLabelText("Дата"), "01012020");
    expect(screen.getByTestId("seen")).toHaveTextContent("01.01.2020");
    expect(screen.getByTestId("seen")).not.toHaveTextContent("2020-01-01");
  });
});

function Birthday({ initial = "", ...field }: { initial?: string } & Partial<DateFieldProps>) {
  const [value, setValue] = useState(initial);
  const [refused, setRefused] = useState("");
  const [seen, setSeen] = useState<readonly string[]>([]);
  return (
    <>
      <DateField
        {...field}
        name="d"
        label="Дата"
        value={value}
        error={value === "" && refused ? `${refused} не подходит` : undefined}
        onValueChange={(next) => {
          setSeen((before) => [...before, next]);
          setValue(next);
        }}
        onRefused={(day) => {
          setRefused(day);
          setValue("");
        }}
      />
      <p data-testid="value">{value}</p>
      <p data-testid="seen">{seen.join(" ")}</p>
    </>
  );
}
