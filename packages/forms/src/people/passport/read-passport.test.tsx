import type { PassportReader } from "@sughurta/domain/person";
import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { TextInput } from "#src/fields/text-input.tsx";
import { aPassportReader, aPassportReading } from "#src/testing/a-passport-reader.ts";
import { PersonForm } from "#src/testing/person-form.tsx";
import { formTexts } from "#src/texts/form-texts.ts";
import { peopleTexts } from "../texts/people-texts.ts";
// Loaded before a test waits for it.
import "./passport-offer.tsx";
import { passportTexts } from "./passport-texts.ts";
import { ReadPassport, type ReadPassportProps } from "./read-passport.tsx";

beforeAll(() => preloadTexts("ru", [formTexts, peopleTexts, passportTexts]));

const OFFER = "Прочитать паспорт";
const FIELDS = {
  name: { fullName: "full", lastName: "last", firstName: "first", patronymic: "patr" },
  birthDate: "born",
  gender: "sex",
  citizenship: "country",
  document: { docType: "type", series: "series", docNumber: "number" },
} as const;

type Values = Record<string, unknown>;

/** A form whose values are on the screen. */
async function open(
  reader: PassportReader | undefined,
  typed: Values = {},
  offer: Partial<ReadPassportProps> = {},
) {
  let current: Values = typed;
  const load = reader && (async () => reader);
  await act(async () =>
    render(
      <I18nProvider language="ru">
        <PersonForm
          shape={{}}
          initialValues={typed}
          onChangeEffects={(_, after) => {
            current = after;
            return after;
          }}
        >
          <ReadPassport load={load} fields={FIELDS} today="2026-03-02" {...offer} />
          <TextInput name="sex" label="Пол" />
        </PersonForm>
      </I18nProvider>,
    ),
  );
  return { user: userEvent.setup(), values: () => current };
}

/** Presses the button and chooses a photo. */
async function takePhoto(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole("button", { name: OFFER }));
  const dialog = await screen.findByRole("dialog", { name: OFFER });
  await user.upload(
    within(dialog).getByLabelText("Выбрать снимок", { selector: "input" }),
    new File(["photo"], "photo.jpg", { type: "image/jpeg" }),
  );
  return dialog;
}

describe("reading a passport", () => {
  it("is not offered without a reader, and in a browser that can't run it", async () => {
    await open(undefined);
    const isSupported = vi.fn(async () => false);
    const { user } = await open(aPassportReader({ isSupported }));
    await user.tab();
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: OFFER })).not.toBeInTheDocument(),
    );
    expect(isSupported).toHaveBeenCalled();
    expect(screen.queryByText(/Впишите данные сами/)).not.toBeInTheDocument();
  });

  it("is in the page before it is loaded, and opens as soon as it is", async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { user } = await open(aPassportReader({ isSupported: () => promise }));
    const button = screen.getByRole("button", { name: OFFER });
    await user.click(button);
    expect(button).toHaveAttribute("aria-busy", "true");
    await act(async () => resolve(true));
    expect(await screen.findByRole("dialog", { name: OFFER })).toBeVisible();
    expect(screen.getByRole("button", { name: OFFER, hidden: true })).toBe(button);
  });

  it("says what to do where it was pressed and can't run or did not load", async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { user } = await open(aPassportReader({ isSupported: () => promise }));
    await user.click(screen.getByRole("button", { name: OFFER }));
    await act(async () => resolve(false));
    expect(await screen.findByText(/Впишите данные сами/)).toBeVisible();
    expect(screen.queryByRole("button", { name: OFFER })).not.toBeInTheDocument();
  });

  it("is offered again once the connection is back, without opening by itself", async () => {
    const { promise, reject } = Promise.withResolvers<PassportReader>();
    const load = vi.fn(async () => aPassportReader()).mockReturnValueOnce(promise);
    const { user } = await open(undefined, {}, { load });
    await user.click(screen.getByRole("button", { name: OFFER }));
    await act(async () => reject(new Error("offline")));
    expect(await screen.findByText(/Впишите данные сами/)).toBeVisible();
    await act(async () => window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("button", { name: OFFER })).toBeVisible();
    expect(screen.queryByText(/Впишите данные сами/)).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await takePhoto(user);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("fills in what is known, and leads to what is doubtful, which it names in words", async () => {
    const { user, values } = await open(aPassportReader());
    const dialog = await takePhoto(user);
    expect(await within(dialog).findByText("SAIDOVA")).toBeVisible();
    expect(within(dialog).getByText("Узбекистан")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Заполнить" }));
    expect(values()).toEqual({
      full: "SAIDOVA MADINA",
      last: "SAIDOVA",
      first: "MADINA",
      patr: "",
      born: "1990-05-14",
      country: "UZ",
      number: "AB1234567",
      series: "",
      type: "2",
    });
    expect(screen.getByRole("status").textContent).toMatch(/сверьте.*Не прочитано наверняка: пол/);
    expect(screen.getByRole("textbox", { name: "Пол" })).toHaveFocus();
  });

  it("fills in the entry of a list", async () => {
    const { user, values } = await open(
      aPassportReader(),
      { people: [{ born: "" }, { born: "" }] },
      { entry: "people[1]", fields: { birthDate: "born" } },
    );
    const dialog = await takePhoto(user);
    await user.click(await within(dialog).findByRole("button", { name: "Заполнить" }));
    expect(values()).toEqual({ people: [{ born: "" }, { born: "1990-05-14" }] });
  });

  it("says nothing of fields that the form lacks", async () => {
    const { user } = await open(aPassportReader(), {}, { fields: { birthDate: "born" } });
    const dialog = await takePhoto(user);
    expect(await within(dialog).findByText("14.05.1990")).toBeVisible();
    expect(within(dialog).queryByText("SAIDOVA")).not.toBeInTheDocument();
    expect(within(dialog).queryByText(/Не прочитано наверняка/)).not.toBeInTheDocument();
  });

  it("keeps typed values unless the person replaces them", async () => {
    const typed = { born: "1991-05-14", series: "A", number: "402", country: "KZ" };
    const { user, values } = await open(aPassportReader(), typed);
    const dialog = await takePhoto(user);
    await user.click(await within(dialog).findByRole("button", { name: "Заполнить" }));
    expect(values()).toMatchObject({ ...typed, full: "SAIDOVA MADINA" });
    const again = await takePhoto(user);
    await user.click(
      await within(again).findByRole("checkbox", { name: "Заменить то, что уже вписано" }),
    );
    await user.click(within(again).getByRole("button", { name: "Заполнить" }));
    expect(values()).toMatchObject({
      born: "1990-05-14",
      series: "",
      number: "AB1234567",
      country: "UZ",
    });
  });

  it("replaces the country with which a form starts", async () => {
    const { user, values } = await open(aPassportReader(), { country: "TJ" });
    const dialog = await takePhoto(user);
    await user.click(await within(dialog).findByRole("button", { name: "Заполнить" }));
    expect(values()).toMatchObject({ country: "UZ" });
    expect(within(dialog).queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("leaves the document to be typed where the form asks for another one, and says so", async () => {
    const { user, values } = await open(aPassportReader(), {}, { docTypes: [0] });
    const dialog = await takePhoto(user);
    const said = /Прочитан документ «Паспорт другой страны», а нужен «Внутренний паспорт/;
    expect(await within(dialog).findByText(said)).toBeVisible();
    expect(within(dialog).queryByText("AB1234567")).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Заполнить" }));
    expect(values()).toMatchObject({ full: "SAIDOVA MADINA", born: "1990-05-14" });
    expect(values()).not.toHaveProperty("number");
    expect(screen.getByRole("status").textContent).toMatch(said);
  });

  it("says what to do with a picture that is too dark, and allows another one", async () => {
    const { user } = await open(aPassportReader({ read: async () => ({ failure: "tooDark" }) }));
    const dialog = await takePhoto(user);
    expect(await within(dialog).findByText(/слишком темно. Снимите при свете/)).toBeVisible();
    expect(within(dialog).getByRole("button", { name: "Сфотографировать" })).toBeVisible();
  });

  it("reads lines again that the person has corrected", async () => {
    const readLines = vi.fn(async () => aPassportReading());
    const { user } = await open(aPassportReader({ readLines }));
    const dialog = await takePhoto(user);
    await user.click(await within(dialog).findByText("Исправить прочитанные строки"));
    const first = within(dialog).getByRole("textbox", { name: "Первая строка" });
    await user.clear(first);
    await user.type(first, "P<UZBSAIDOVA<<NIGINA");
    await user.click(within(dialog).getByRole("button", { name: "Проверить строки" }));
    expect(readLines).toHaveBeenCalledWith(
      ["P<UZBSAIDOVA<<NIGINA", aPassportReading().lines[1]],
      "2026-03-02",
    );
  });
});
