import { preloadTexts } from "@sughurta/i18n";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { emptyHolder, goodHolder, HolderForm } from "../testing/example-form.tsx";
import { formTexts } from "../texts/form-texts.ts";

const texts = [formTexts];
beforeAll(async () => {
  await Promise.all([preloadTexts("ru", texts), preloadTexts("en", texts)]);
});

const press = () => userEvent.click(screen.getByRole("button", { name: "Купить" }));
const summary = () => screen.findByRole("alert");

describe("a form", () => {
  it("shows the error of a field on blur, and missing values on submit only", async () => {
    render(<HolderForm />);
    const name = screen.getByLabelText("Фамилия");
    await userEvent.click(name);
    await userEvent.tab();
    expect(name).not.toBeInvalid();
    await userEvent.type(name, "1");
    expect(name).not.toBeInvalid();
    await userEvent.tab();
    expect(name).toHaveAccessibleDescription(
      "Пишите буквами кириллицы или латиницы; можно дефис и апостроф",
    );
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await userEvent.type(name, "{Backspace}Р");
    expect(name).not.toBeInvalid();
  });

  it("delays the error of a field that is left by a press until the press is done", async () => {
    render(<HolderForm />);
    const name = screen.getByLabelText("Фамилия");
    const other = screen.getByLabelText("Примечание", { exact: false });
    const user = userEvent.setup();
    await user.type(name, "1");
    await user.pointer({ keys: "[MouseLeft>]", target: other });
    expect(other).toHaveFocus();
    expect(name).not.toBeInvalid();
    await user.pointer({ keys: "[/MouseLeft]", target: other });
    await waitFor(() => expect(name).toBeInvalid());
  });

  it("leads to the field itself when only one is wrong", async () => {
    render(<HolderForm initialValues={{ ...goodHolder, agree: false }} />);
    await press();
    await waitFor(() => expect(screen.getByLabelText("Согласен с правилами")).toHaveFocus());
    expect(screen.getByLabelText("Согласен с правилами")).toBeInvalid();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("shows the field's current error in the summary", async () => {
    render(<HolderForm />);
    await press();
    const list = await summary();
    await userEvent.type(screen.getByLabelText("Фамилия"), "4");
    expect(within(list).getByRole("link", { name: /^Фамилия: Пишите/ })).toBeVisible();
  });

  it("lists all errors in the order of the fields, takes the focus and links to them", async () => {
    render(<HolderForm />);
    await press();
    const list = await summary();
    await waitFor(() => expect(list).toHaveFocus());
    expect(list).toHaveAccessibleName("Осталось 7 ответов");
    await userEvent.click(within(list).getByRole("button", { name: "Ещё 4" }));
    expect(
      within(list)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Напишите ответ в поле «Фамилия»",
      "Напишите ответ в поле «Телефон»",
      "Выберите ответ в поле «Пол»",
      "Выберите ответ в поле «Страна»",
      "Напишите ответ в поле «Дата рождения»",
      "Напишите ответ в поле «Имя застрахованного»",
      "Согласен с правилами: Чтобы продолжить, отметьте согласие",
    ]);
    await userEvent.click(within(list).getByRole("link", { name: /Имя застрахованного/ }));
    expect(screen.getByLabelText("Имя застрахованного")).toHaveFocus();
    await userEvent.click(within(list).getByRole("link", { name: /Пол/ }));
    expect(screen.getByLabelText("Женский")).toHaveFocus();
  });

  it("checks while typing after the first submit", async () => {
    render(<HolderForm />);
    await press();
    const name = screen.getByLabelText("Фамилия");
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveAccessibleDescription("Напишите ответ в поле «Фамилия»");
    await userEvent.type(name, "Р4");
    expect(name).toHaveAccessibleDescription(
      "Пишите буквами кириллицы или латиницы; можно дефис и апостроф",
    );
    await userEvent.type(name, "{Backspace}аҳимов");
    expect(name).not.toBeInvalid();
    expect(within(await summary()).queryByText(/Фамилия/)).not.toBeInTheDocument();
  });

  it("stores codes, so that a change of language changes the errors", async () => {
    const view = render(<HolderForm />);
    await press();
    await summary();
    view.rerender(<HolderForm language="en" />);
    expect(screen.getByLabelText("Фамилия")).toHaveAccessibleDescription(
      "Enter an answer for “Фамилия”",
    );
  });

  it("renames the fields of the summary when a label changes", async () => {
    const view = render(<HolderForm />);
    await press();
    expect(within(await summary()).getByRole("link", { name: /«Фамилия»/ })).toBeVisible();
    view.rerender(<HolderForm surnameLabel="Насаб" />);
    expect(within(await summary()).getByRole("link", { name: /«Насаб»/ })).toBeVisible();
  });

  it("passes normalised values to the submit handler", async () => {
    const onSubmit = vi.fn();
    render(
      <HolderForm initialValues={{ ...goodHolder, lastName: " Раҳимов " }} onSubmit={onSubmit} />,
    );
    await press();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...goodHolder });
  });

  it("is sent by Enter in a field", async () => {
    const onSubmit = vi.fn();
    render(<HolderForm initialValues={goodHolder} onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText("Фамилия"), "{Enter}");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  it("is sent once on a double click, and once while it is pending", async () => {
    const finish = { now: () => {} };
    const onSubmit = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish.now = resolve;
        }),
    );
    render(<HolderForm initialValues={goodHolder} onSubmit={onSubmit} />);
    const button = screen.getByRole("button", { name: "Купить" });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await userEvent.type(screen.getByLabelText("Фамилия"), "{Enter}");
    finish.now();
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it("without a summary moves the focus to the first wrong field", async () => {
    render(<HolderForm errorSummary={false} initialValues={{ ...goodHolder, phone: "" }} />);
    await press();
    await waitFor(() => expect(screen.getByLabelText("Телефон")).toHaveFocus());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("validates rules that a schema cannot express", async () => {
    render(
      <HolderForm
        initialValues={goodHolder}
        toErrors={({ note }) =>
          note === "" ? { note: { code: "tooShort", values: { min: 3 } } } : {}
        }
      />,
    );
    await press();
    expect(await screen.findByText("Нужно не меньше 3 знаков")).toBeVisible();
  });

  it("cannot be sent by the browser itself before the page is interactive", () => {
    const { container } = render(<HolderForm initialValues={emptyHolder} />);
    expect(container.querySelector("form")).toHaveAttribute("method", "dialog");
  });
});

describe("errors of the server", () => {
  const failure = {
    message: "Проверьте данные",
    code: "invalid",
    fieldCodes: { phoneNumber: ["phone"], lastName: ["strange"], productCode: ["gone"] },
    fieldMessages: { lastName: ["Такая фамилия в чёрном списке"], productCode: ["Продукт снят"] },
  };

  it("are shown at their fields, and in the summary", async () => {
    render(
      <HolderForm
        initialValues={goodHolder}
        onSubmit={(_, form) => form.applyServerErrors(failure, { phoneNumber: "phone" })}
      />,
    );
    await press();
    const list = await summary();
    await waitFor(() => expect(list).toHaveFocus());
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(/^Продукт снят\. На этой странице для этого нет поля/),
      "Фамилия: Такая фамилия в чёрном списке",
      "Телефон: Введите девять цифр номера после +992",
    ]);
    expect(screen.getByLabelText("Фамилия")).toBeInvalid();
  });

  it("are cleared as soon as the value changes", async () => {
    render(
      <HolderForm
        initialValues={goodHolder}
        onSubmit={(_, form) => form.applyServerErrors(failure, { phoneNumber: "phone" })}
      />,
    );
    await press();
    await summary();
    await userEvent.type(screen.getByLabelText("Фамилия"), "а");
    expect(screen.getByLabelText("Фамилия")).not.toBeInvalid();
    expect(screen.getByLabelText("Телефон")).toBeInvalid();
  });

  it("are shown on top even without a summary", async () => {
    render(
      <HolderForm
        errorSummary={false}
        initialValues={goodHolder}
        onSubmit={(_, form) =>
          form.applyServerErrors({ message: "", code: "", fieldCodes: {}, fieldMessages: {} })
        }
      />,
    );
    await press();
    expect(await screen.findByRole("alert")).toHaveTextContent("Проверьте данные");
  });

  it("without fields are shown on top", async () => {
    render(
      <HolderForm
        initialValues={goodHolder}
        onSubmit={(_, form) =>
          form.applyServerErrors({
            message: "Заявка с этого номера уже открыта",
            code: "errorExist",
            fieldCodes: {},
            fieldMessages: {},
          })
        }
      />,
    );
    await press();
    expect(
      within(await summary()).getByText("Заявка с этого номера уже открыта"),
    ).toBeInTheDocument();
  });
});
