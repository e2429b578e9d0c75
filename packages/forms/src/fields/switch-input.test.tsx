import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { OneFieldForm } from "../testing/one-field-form.tsx";
import { formTexts } from "../texts/form-texts.ts";
import { SwitchInput } from "./choice-inputs.tsx";

beforeAll(() => preloadTexts("ru", [formTexts]));

it("holds whether it is on", async () => {
  const onSubmit = vi.fn();
  render(
    <I18nProvider language="ru">
      <OneFieldForm rule={z.boolean()} initialValue={false} onSubmit={onSubmit}>
        <SwitchInput name="field" label="Защита дома" />
      </OneFieldForm>
    </I18nProvider>,
  );
  const control = screen.getByRole("switch", { name: "Защита дома" });
  expect(control).not.toBeChecked();
  await userEvent.click(control);
  expect(control).toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(true));
});
