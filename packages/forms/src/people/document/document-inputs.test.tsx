import { DOC_TYPES } from "@sughurta/domain/person";
import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { PersonForm } from "#src/testing/person-form.tsx";
import { formTexts } from "#src/texts/form-texts.ts";
import { peopleTexts } from "../texts/people-texts.ts";
import { DocumentInputs, type DocumentInputsProps } from "./document-inputs.tsx";
import { documentErrors, documentShape } from "./document-rules.ts";

beforeAll(() => preloadTexts("ru", [formTexts, peopleTexts]));

const TODAY = "2026-03-02";
const ANY = { series: "docSeries", docNumber: "docNumber", issueDate: "docIssueDate" } as const;
const TYPED = { docType: "docType", ...ANY } as const;

function open(props: Omit<DocumentInputsProps, "today">, known: Record<string, string> = {}) {
  render(
    <I18nProvider language="ru">
      <PersonForm
        shape={documentShape(props.fields)}
        initialValues={{ docType: "", docSeries: "", docNumber: "", docIssueDate: "", ...known }}
        errors={(values) =>
          documentErrors(props.fields, values, { today: TODAY, birthDate: "birthday" })
        }
      >
        <DocumentInputs {...props} today={TODAY} />
      </PersonForm>
    </I18nProvider>,
  );
  return userEvent.setup();
}

const field = (name: string) => screen.getByRole("textbox", { name });

describe("a document", () => {
  it("has the fields of its type", async () => {
    const user = open({ fields: TYPED, types: DOC_TYPES });
    expect(field("Номер")).toHaveAccessibleDescription("Только цифры");
    await user.click(screen.getByText(/^Добавить серию/));
    expect(screen.getByRole("textbox", { name: /Серия.*необязательно/ })).toBeVisible();
    await user.click(screen.getByRole("radio", { name: /^Внутренний паспорт Таджикистана/ }));
    expect(field("Номер")).toHaveAccessibleDescription("От 8 до 15 цифр");
    expect(field("Серия")).toHaveAccessibleDescription("Одна латинская буква");
    await user.type(field("Номер"), "123");
    await user.tab();
    expect(field("Номер")).toHaveAccessibleDescription(/Номер паспорта Таджикистана: от 8/);
  });

  it("of any kind has no type field, and only fields that the form has", () => {
    open({ fields: ANY });
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(field("Номер документа")).toHaveAccessibleDescription("Паспорт или вид на жительство");
    expect(screen.queryByRole("textbox", { name: "Кем выдан" })).not.toBeInTheDocument();
  });

  it("cannot be issued before its owner was born", async () => {
    const user = open({ fields: ANY, birthDate: "birthday" }, { birthday: "1990-05-14" });
    await user.type(field("Дата выдачи"), "13.05.1990");
    await user.tab();
    expect(
      await screen.findByText(/Вы ввели 13.05.1990.*с 14.05.1990 по 02.03.2026/),
    ).toBeVisible();
  });
});
