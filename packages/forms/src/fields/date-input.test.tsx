import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { goodHolder, HolderForm } from "../testing/example-form.tsx";
import { OneFieldForm } from "../testing/one-field-form.tsx";
import { formTexts } from "../texts/form-texts.ts";
import { dateWithin } from "../validation/validators.ts";
import { DateInput } from "./date-input.tsx";

beforeAll(() => preloadTexts("ru", [formTexts]));
afterEach(() => vi.useRealTimers());

function dateField(birthDate = "") {
  const onSubmit = vi.fn();
  render(<HolderForm initialValues={{ ...goodHolder, birthDate }} onSubmit={onSubmit} />);
  return { field: screen.getByLabelText<HTMLInputElement>("Дата рождения"), onSubmit };
}

describe("date input", () => {
  it("inserts dots into typed digits and stores an ISO date", async () => {
    const { field, onSubmit } = dateField();
    await userEvent.type(field, "31121990");
    expect(field).toHaveValue("31.12.1990");
    await userEvent.click(screen.getByRole("button", { name: "Купить" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ birthDate: "1990-12-31" });
  });

  it.each([
    ["of a birth", { min: "1926-11-23", max: "2008-11-23" }, "Например, 31.12.1990"],
    ["that is still to come", { min: "2026-11-24", max: "2027-11-23" }, "Например, 24.11.2026"],
  ])("shows an example of a date %s", (_, limits, example) => {
    render(
      <I18nProvider language="ru">
        <OneFieldForm rule={dateWithin({})} initialValue="" onSubmit={vi.fn()}>
          <DateInput name="field" label="День" today="2026-11-23" {...limits} />
        </OneFieldForm>
      </I18nProvider>,
    );
    expect(screen.getByLabelText("День")).toHaveAccessibleDescription(example);
  });

  it("shows a date that the form already has", () => {
    expect(dateField("1990-12-31").field).toHaveValue("31.12.1990");
  });

  it("requires the whole date when only a part is typed", async () => {
    const { field } = dateField();
    await userEvent.type(field, "31.12");
    await userEvent.click(screen.getByRole("button", { name: "Купить" }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/Введите дату полностью/);
  });

  it("clears a date out of range after 200 ms, shows the reason and restores the focus", () => {
    vi.useFakeTimers();
    const { field } = dateField();
    fireEvent.change(field, { target: { value: "01.01.1900" } });
    act(() => vi.advanceTimersByTime(199));
    expect(field).toHaveValue("01.01.1900");
    act(() => vi.advanceTimersByTime(1));
    expect(field).toHaveValue("");
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(
      /Вы ввели 01.01.1900, это слишком рано. Можно указать дату с 21.11.1946 по 21.11.2026/,
    );
    fireEvent.change(field, { target: { value: "01.01.1990" } });
    act(() => vi.advanceTimersByTime(500));
    expect(field).toHaveValue("01.01.1990");
    expect(field).not.toBeInvalid();
  });

  it("shows the same after a submit instead of the required message", async () => {
    const { field } = dateField();
    await userEvent.click(screen.getByRole("button", { name: "Купить" }));
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.type(field, "01012099");
    await waitFor(() => expect(field).toHaveValue(""));
    expect(field).toHaveAccessibleDescription(/Вы ввели 01.01.2099, это слишком далеко/);
  });

  it("shows what was typed when the cleared field is submitted, there and in the summary", async () => {
    const onSubmit = vi.fn();
    const initialValues = { ...goodHolder, birthDate: "", phone: "" };
    render(<HolderForm initialValues={initialValues} onSubmit={onSubmit} />);
    const field = screen.getByLabelText("Дата рождения");
    await userEvent.type(field, "01012099");
    await waitFor(() => expect(field).toHaveValue(""));
    await userEvent.click(screen.getByRole("button", { name: "Купить" }));
    expect(await screen.findByRole("link", { name: /^Дата рождения: Вы ввели/ })).toBeVisible();
    expect(field).toHaveAccessibleDescription(/Вы ввели 01.01.2099/);
    await userEvent.type(field, "01011990");
    expect(field).not.toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ["12132026", /Месяца 13 нет/],
    ["31022020", /Даты 31.02.2020 нет в календаре/],
    ["01.02.90", /год четырьмя цифрами/],
    ["01.02", /Введите дату полностью/],
  ])("shows the error of %s on blur", async (typed, violation) => {
    const { field } = dateField();
    await userEvent.type(field, typed);
    expect(field).not.toBeInvalid();
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription(violation);
  });
});
