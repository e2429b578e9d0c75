import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { PersonForm } from "#src/testing/person-form.tsx";
import { formTexts } from "#src/texts/form-texts.ts";
import { peopleTexts } from "../texts/people-texts.ts";
import { FullNameInput } from "./full-name-input.tsx";
import { type Alphabet, withSplitName } from "./name-fields.ts";
import { fullNameErrors, fullNameShape } from "./name-rules.ts";

beforeAll(() => preloadTexts("ru", [formTexts, peopleTexts]));

const FIELDS = {
  fullName: "driverFullName",
  lastName: "driverLastname",
  firstName: "driverFirstname",
  patronymic: "driverPatr",
} as const;

function open(alphabet: Alphabet, known: Readonly<Record<string, string>> = {}) {
  render(
    <I18nProvider language="ru">
      <PersonForm
        shape={fullNameShape(FIELDS, alphabet)}
        initialValues={{
          driverFullName: "",
          driverLastname: "",
          driverFirstname: "",
          driverPatr: "",
          ...known,
        }}
        errors={(values) => fullNameErrors(FIELDS, values, alphabet)}
        onChangeEffects={(before, after) => withSplitName(FIELDS, before, after)}
      >
        <FullNameInput fields={FIELDS} alphabet={alphabet} own={false} />
      </PersonForm>
    </I18nProvider>,
  );
  return {
    user: userEvent.setup(),
    name: () => screen.getByRole("textbox", { name: /^Фамилия, имя и отчество/ }),
  };
}

describe("full name", () => {
  it("is split while it is typed, and a part can be corrected", async () => {
    const { user, name } = open("any");
    expect(name()).toHaveAccessibleDescription("Как в документе");
    await user.type(name(), "Ҷӯраев Ғафур");
    // The parts stand in place of the hint.
    expect(name()).not.toHaveAccessibleDescription();
    expect(screen.queryByText(/Латиницей/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Исправить" }));
    const surname = screen.getByRole("textbox", { name: "Фамилия" });
    expect(surname).toHaveValue("Ҷӯраев");
    await user.type(surname, "а");
    expect(surname).toHaveValue("Ҷӯраева");
    expect(screen.getByRole("textbox", { name: "Имя" })).toHaveValue("Ғафур");
    expect(name()).toHaveValue("Ҷӯраев Ғафур");
  });

  it("is offered in Latin letters where only these are valid, and accepts them with a press", async () => {
    const { user, name } = open("latin");
    await user.type(name(), "Ҷӯраев Ғафур");
    await user.click(screen.getByRole("button", { name: "Использовать" }));
    expect(name()).toHaveValue("Juraev Ghafur");
    expect(name()).toHaveFocus();
  });

  it("shows the error in people's texts, at the field and in the summary", async () => {
    const { user } = open("latin", {
      driverFullName: "SAIDOVA MADINA",
      driverLastname: "SAIDOVA1",
      driverFirstname: "MADINA2",
    });
    await user.click(screen.getByRole("button", { name: "OK" }));
    const summary = await screen.findByRole("alert", { name: /Проверьте|Остал/ });
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Фамилия: Пишите латинскими буквами, как в паспорте",
      "Имя: Пишите латинскими буквами, как в паспорте",
    ]);
    expect(screen.getByRole("textbox", { name: "Имя" })).toHaveAccessibleDescription(
      /Пишите латинскими буквами/,
    );
  });
});
