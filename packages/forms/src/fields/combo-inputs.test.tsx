import * as z from "@sughurta/contracts/zod";
import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { OneFieldForm, type OneFieldFormProps } from "../testing/one-field-form.tsx";
import { formTexts } from "../texts/form-texts.ts";
import { choiceFrom } from "../validation/validators.ts";
import { ComboInput, MultiComboInput } from "./combo-inputs.tsx";

beforeAll(() => preloadTexts("ru", [formTexts]));

const countries = [
  { value: "TR", label: "Турция", keywords: ["Turkey"] },
  { value: "UZ", label: "Узбекистан", keywords: ["Uzbekistan"] },
];
const box = () => screen.getByRole("combobox", { name: "Страна" });
const press = () => userEvent.click(screen.getByRole("button", { name: "OK" }));

const several = z.array(z.string()).check(z.minLength(1, "choice"));

function renderField(field: ReactNode, rule: OneFieldFormProps["rule"], initialValue: unknown) {
  const onSubmit = vi.fn();
  render(
    <I18nProvider language="ru">
      <OneFieldForm rule={rule} initialValue={initialValue} onSubmit={onSubmit}>
        {field}
      </OneFieldForm>
    </I18nProvider>,
  );
  return onSubmit;
}

describe("combo input", () => {
  const field = <ComboInput name="field" label="Страна" options={countries} />;

  it("stores the value of the chosen option", async () => {
    const onSubmit = renderField(field, choiceFrom(["TR", "UZ"]), "UZ");
    expect(box()).toHaveValue("Узбекистан");
    await userEvent.clear(box());
    await userEvent.keyboard("turk{Enter}");
    await press();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith("TR"));
  });

  it("takes the focus when nothing is chosen, and is valid once an option is", async () => {
    renderField(field, choiceFrom(["TR", "UZ"]), "");
    await press();
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveAccessibleDescription("Выберите ответ в поле «Страна»");
    await userEvent.keyboard("turk{Enter}");
    expect(box()).not.toBeInvalid();
  });
});

describe("multi combo input", () => {
  const field = <MultiComboInput name="field" label="Страна" options={countries} />;

  it("stores the values of all chosen options", async () => {
    const onSubmit = renderField(field, several, ["UZ"]);
    await userEvent.type(box(), "тур{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Убрать: Узбекистан" }));
    await press();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(["TR"]));
  });

  it("takes the focus when nothing is chosen, and is valid once an option is", async () => {
    renderField(field, several, []);
    await press();
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveAccessibleDescription("Выберите ответ в поле «Страна»");
    await userEvent.keyboard("узб{Enter}");
    expect(box()).not.toBeInvalid();
  });
});
