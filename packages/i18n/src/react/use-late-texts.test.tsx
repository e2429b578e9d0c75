import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { defineTexts } from "../texts/define-texts.ts";
import { I18nProvider } from "./i18n-provider.tsx";
import { useLateTexts } from "./use-late-texts.ts";

function example() {
  const load = vi.fn(async () => ({ texts: { required: "Заполните поле {{name}}" } }));
  const texts = defineTexts("late example", { ru: load, tg: load, en: load });

  function Field({ wrong }: { readonly wrong: boolean }) {
    const t = useLateTexts(texts);
    return <p>{wrong ? (t("required", { name: "1" }) ?? "Проверьте это поле") : "хорошо"}</p>;
  }

  const field = (wrong: boolean, transform?: (text: string) => string) => (
    <I18nProvider language="ru" transform={transform}>
      <Field wrong={wrong} />
    </I18nProvider>
  );
  return { load, field };
}

it("fetches the texts when the first is asked for, and nothing is hidden meanwhile", async () => {
  const { load, field } = example();
  const { rerender } = render(field(false));
  expect(load).not.toHaveBeenCalled();
  rerender(field(true));
  expect(screen.getByText("Проверьте это поле")).toBeVisible();
  await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Заполните поле 1")).toBeVisible();
});

it("fetches them again after a failure", async () => {
  const { load, field } = example();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  // English stands in for a language that does not come.
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { rerender } = render(field(true));
  await act(async () => undefined);
  expect(screen.getByText("Проверьте это поле")).toBeVisible();
  await act(async () => rerender(field(true, (text) => text.toUpperCase())));
  expect(screen.getByText("ЗАПОЛНИТЕ ПОЛЕ 1")).toBeVisible();
});
