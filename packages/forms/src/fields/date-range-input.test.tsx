import * as z from "@sughurta/contracts/zod";
import { isIsoDate } from "@sughurta/domain";
import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Form, SubmitButton } from "../form/form.tsx";
import { useZodForm } from "../form/use-zod-form.ts";
import { formTexts } from "../texts/form-texts.ts";
import { dateWithin } from "../validation/validators.ts";
import { DateRangeInput } from "./date-range-input.tsx";

beforeAll(async () => {
  await preloadTexts("tg", [formTexts]);
});

const days = { min: "2026-11-21", max: "2030-11-21" };
const schema = z.object({ beginDate: dateWithin(days), endDate: dateWithin(days) });
const begin = () => screen.getByLabelText("Оғоз");
const end = () => screen.getByLabelText("Анҷом");

describe("date range input", () => {
  it("stores two ISO dates under their names", async () => {
    const onSubmit = vi.fn();
    render(<Trip onSubmit={onSubmit} />);
    await userEvent.type(begin(), "01122026");
    await userEvent.type(end(), "10122026");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ beginDate: "2026-12-01", endDate: "2026-12-10" });
  });

  it("clears a day out of range, shows the allowed days and opens the calendar", async () => {
    render(<Trip />);
    await userEvent.type(end(), "01011999");
    await waitFor(() => expect(end()).toHaveValue(""));
    expect(end()).toHaveAccessibleDescription(
      "Шумо 01.01.1999 ворид кардед, ин хеле барвақт аст. Санаи аз 21.11.2026 то 21.11.2030 мумкин аст",
    );
    expect(screen.getByRole("dialog", { name: "Тақвим" })).toBeVisible();
    expect(await screen.findByRole("option", { name: "Ноябр" })).toBeVisible();
  });

  it("applies no effects of a day out of range", async () => {
    // As in a trip: the end follows a later begin.
    const onChangeEffects: ChangeEffects = (_, after) =>
      isIsoDate(after.beginDate) && after.beginDate > after.endDate
        ? { ...after, endDate: after.beginDate }
        : after;
    render(<Trip onChangeEffects={onChangeEffects} />);
    await userEvent.type(end(), "10122026");
    await userEvent.type(begin(), "02122062");
    await waitFor(() => expect(begin()).toHaveValue(""));
    expect(end()).toHaveValue("10.12.2026");
    expect(begin()).toHaveAccessibleDescription(/02.12.2062 ворид кардед, ин хеле дур аст/);
  });

  it("shows an error at its day", async () => {
    render(<Trip />);
    await userEvent.type(begin(), "01122026");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(end()).toBeInvalid());
    expect(begin()).not.toBeInvalid();
    expect(end()).toHaveFocus();
  });
});

type Values = z.output<typeof schema>;
type ChangeEffects = (before: Values, after: Values) => Values;
interface TripProps {
  onSubmit?: (values: Values) => void;
  onChangeEffects?: ChangeEffects;
}

function Trip(props: TripProps) {
  return (
    <I18nProvider language="tg">
      <TripForm {...props} />
    </I18nProvider>
  );
}

function TripForm({ onSubmit = () => {}, onChangeEffects }: TripProps) {
  const initialValues = { beginDate: "", endDate: "" };
  const form = useZodForm({ schema, initialValues, onSubmit, onChangeEffects });
  return (
    <Form form={form} errorSummary={false}>
      <DateRangeInput
        today={days.min}
        begin={{ name: "beginDate", label: "Оғоз", ...days }}
        end={{ name: "endDate", label: "Анҷом", ...days }}
      />
      <SubmitButton>OK</SubmitButton>
    </Form>
  );
}
