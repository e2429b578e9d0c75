import { preloadTexts } from "@sughurta/i18n";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { emptyHolder, goodHolder, HolderForm } from "../testing/example-form.tsx";
import { formTexts } from "../texts/form-texts.ts";

beforeAll(() => preloadTexts("ru", [formTexts]));

it("retains all input typed before the page became interactive", async () => {
  const onSubmit = vi.fn();
  const page = <HolderForm initialValues={emptyHolder} onSubmit={onSubmit} />;
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);

  const typed: Record<string, string> = {
    Фамилия: "Раҳимов",
    "Эл. почта": "",
    Телефон: "+992 92 712 3456",
    "Дата рождения": "31.12.1990",
    "Имя застрахованного": "Анна",
  };
  for (const [label, text] of Object.entries(typed)) {
    const input = [...container.querySelectorAll("label")].find((one) =>
      one.textContent?.startsWith(label),
    )?.control;
    if (input instanceof HTMLInputElement) input.value = text;
  }
  screen.getByLabelText<HTMLInputElement>("Мужской").checked = true;
  screen.getByLabelText<HTMLSelectElement>("Страна").value = "TJ";
  screen.getByLabelText<HTMLInputElement>("Согласен с правилами").checked = true;

  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(screen.getByLabelText("Телефон")).toHaveValue("92-712-3456");
  await userEvent.click(screen.getByRole("button", { name: "Купить" }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...goodHolder, email: "" });
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
});

it("submits what the fields show, also where they were filled without an event", async () => {
  const onSubmit = vi.fn();
  render(<HolderForm initialValues={emptyHolder} onSubmit={onSubmit} />);
  const filled: Record<string, string> = {
    Фамилия: "Раҳимов\u200B",
    Телефон: "+992 92 712 3456",
    "Дата рождения": " 31. 12. 1990",
    "Имя застрахованного": "Анна",
    Страна: "TJ",
  };
  for (const [label, text] of Object.entries(filled)) {
    const control = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
    const prototype = Object.getPrototypeOf(control);
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  }
  screen.getByLabelText<HTMLInputElement>("Мужской").checked = true;
  screen.getByLabelText<HTMLInputElement>("Согласен с правилами").checked = true;
  await userEvent.click(screen.getByRole("button", { name: "Купить" }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...goodHolder, email: "" });
});
