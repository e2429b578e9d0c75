import type { PassportReader, PassportReading } from "@sughurta/domain/person";
import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { formTexts } from "#src/texts/form-texts.ts";
import { peopleTexts } from "../texts/people-texts.ts";
import { passportTexts } from "./passport-texts.ts";
import { ReadPassport } from "./read-passport.tsx";

beforeAll(() => preloadTexts("ru", [formTexts, peopleTexts, passportTexts]));

const FIELDS = {
  name: { fullName: "full", lastName: "last", firstName: "first", patronymic: "patr" },
  birthDate: "born",
  gender: "sex",
  document: { docType: "type", docNumber: "number" },
} as const;
const READING: PassportReading = {
  lines: ["P<TJKSAIDOVA<<MADINA", "4012345676TJK9005145F3006014"],
  known: {
    lastName: "SAIDOVA",
    firstName: "MADINA",
    birthDate: "1990-05-14",
    docType: "1",
    docNumber: "401234567",
  },
  doubtful: ["gender"],
};

const aReader = (changes: Partial<PassportReader> = {}): PassportReader => ({
  isSupported: async () => true,
  read: async () => READING,
  readLines: async () => READING,
  ...changes,
});

function open(reader: PassportReader | undefined, typed: Record<string, string> = {}) {
  const onFill = vi.fn();
  const load = reader && (async () => reader);
  render(
    <I18nProvider language="ru">
      <ReadPassport load={load} fields={FIELDS} values={typed} today="2026-03-02" onFill={onFill} />
      <p>Поля</p>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), onFill };
}

/** Presses the button and chooses a photo. */
async function takePhoto(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole("button", { name: "Прочитать паспорт" }));
  const dialog = await screen.findByRole("dialog", { name: "Прочитать паспорт" });
  await user.upload(
    within(dialog).getByLabelText("Выбрать снимок", { selector: "input" }),
    new File(["photo"], "photo.jpg", { type: "image/jpeg" }),
  );
  return dialog;
}

describe("reading a passport", () => {
  it("is not offered without a reader, and in a browser that can't run it", async () => {
    open(undefined);
    const isSupported = vi.fn(async () => false);
    open(aReader({ isSupported }));
    await vi.waitFor(() => expect(isSupported).toHaveBeenCalled());
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("fills in what is known, and names in words what is doubtful", async () => {
    const { user, onFill } = open(aReader());
    const dialog = await takePhoto(user);
    expect(await within(dialog).findByText("SAIDOVA")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Заполнить" }));
    expect(onFill).toHaveBeenCalledWith(
      {
        full: "SAIDOVA MADINA",
        last: "SAIDOVA",
        first: "MADINA",
        patr: "",
        born: "1990-05-14",
        number: "401234567",
        type: "1",
      },
      "sex",
    );
    expect(screen.getByRole("status").textContent).toMatch(/сверьте.*Не прочитано наверняка: пол/);
  });

  it("keeps typed values unless the person replaces them", async () => {
    const { user, onFill } = open(aReader(), { born: "1991-05-14", number: "402" });
    const dialog = await takePhoto(user);
    await user.click(await within(dialog).findByRole("button", { name: "Заполнить" }));
    expect(Object.keys(onFill.mock.calls[0]?.[0])).toEqual(["full", "last", "first", "patr"]);
    const again = await takePhoto(user);
    await user.click(
      await within(again).findByRole("checkbox", { name: "Заменить то, что уже вписано" }),
    );
    await user.click(within(again).getByRole("button", { name: "Заполнить" }));
    expect(onFill.mock.calls[1]?.[0]).toMatchObject({ born: "1990-05-14", number: "401234567" });
  });

  it("says what to do with a picture that is too dark, and allows another one", async () => {
    const { user } = open(aReader({ read: async () => ({ failure: "tooDark" }) }));
    const dialog = await takePhoto(user);
    expect(await within(dialog).findByText(/слишком темно. Снимите при свете/)).toBeVisible();
    expect(within(dialog).getByRole("button", { name: "Сфотографировать" })).toBeVisible();
  });

  it("reads lines again that the person has corrected", async () => {
    const readLines = vi.fn(async () => READING);
    const { user } = open(aReader({ readLines }));
    const dialog = await takePhoto(user);
    await user.click(await within(dialog).findByText("Исправить прочитанные строки"));
    const first = within(dialog).getByRole("textbox", { name: "Первая строка" });
    await user.clear(first);
    await user.type(first, "P<TJKSAIDOVA<<NIGINA");
    await user.click(within(dialog).getByRole("button", { name: "Проверить строки" }));
    expect(readLines).toHaveBeenCalledWith(
      ["P<TJKSAIDOVA<<NIGINA", READING.lines[1]],
      "2026-03-02",
    );
  });
});
