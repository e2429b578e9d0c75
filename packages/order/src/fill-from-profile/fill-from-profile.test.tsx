import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { aSavedContact } from "../testing/a-saved-contact.ts";
import { FillFromProfile } from "./fill-from-profile.tsx";
import { fillFromProfileTexts } from "./fill-from-profile-texts.ts";
import { type LoadSavedContacts, SavedContactsProvider } from "./saved-contacts.tsx";

beforeAll(() => preloadTexts("ru", [fillFromProfileTexts]));

const FIELDS = { name: { fullName: "name" }, document: { series: "series", docNumber: "number" } };
const CHILD = aSavedContact({ id: "1", lastName: "Саидов", firstName: "Фаррух" });

function show(load: LoadSavedContacts | undefined) {
  const [onSelf, onAnyone] = [vi.fn(), vi.fn()];
  const view = render(
    <I18nProvider language="ru">
      <Suspense>
        <SavedContactsProvider load={load}>
          <FillFromProfile who="self" fields={FIELDS} onChoose={onSelf} />
          <FillFromProfile who="anyone" fields={FIELDS} docTypes={[1]} onChoose={onAnyone} />
        </SavedContactsProvider>
      </Suspense>
    </I18nProvider>,
  );
  return { view, onSelf, onAnyone, user: userEvent.setup({ delay: null }) };
}

const self = () => screen.findByRole("button", { name: "Заполнить из моего профиля" });
const anyone = () => screen.findByRole("button", { name: "Выбрать из сохранённых" });

describe("the offer to fill in a saved contact", () => {
  it("is hidden for guests", () => {
    expect(show(undefined).view.container).toBeEmptyDOMElement();
  });

  it("requests nothing until it is pressed, and once for the whole order", async () => {
    const load = vi.fn(async () => ({ self: aSavedContact(), others: [CHILD] }));
    const { user, onSelf, onAnyone } = show(load);
    await self();
    expect(load).not.toHaveBeenCalled();
    await user.click(await self());
    await waitFor(() =>
      expect(onSelf).toHaveBeenCalledWith({
        name: "Саидова Мадина",
        number: "12345678",
        series: "A",
      }),
    );
    await user.click(await anyone());
    await user.click(await screen.findByRole("button", { name: "Саидов Фаррух" }));
    expect(onAnyone).toHaveBeenCalledWith({
      name: "Саидов Фаррух",
      number: "401234567",
      series: "",
    });
    expect(screen.queryByRole("button", { name: "Саидов Фаррух" })).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  it("says where contacts are saved while there are none", async () => {
    const { user, onSelf } = show(async () => ({ others: [] }));
    await user.click(await self());
    expect(await screen.findByText(/в личном кабинете/)).toBeVisible();
    expect(onSelf).not.toHaveBeenCalled();
  });

  it("shows a message where the contact has none of the form's fields", async () => {
    const onChoose = vi.fn();
    const load = async () => ({ self: aSavedContact({ address: undefined }), others: [] });
    render(
      <I18nProvider language="ru">
        <Suspense>
          <SavedContactsProvider load={load}>
            <FillFromProfile
              who="home"
              fields={{ address: { address: "street" } }}
              onChoose={onChoose}
            />
          </SavedContactsProvider>
        </Suspense>
      </I18nProvider>,
    );
    await userEvent.click(await screen.findByRole("button", { name: "Указать сохранённый адрес" }));
    expect(await screen.findByText(/Сохраните адрес в личном кабинете/)).toBeVisible();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("can be pressed again after a failure", async () => {
    const load = vi
      .fn(async () => ({ self: aSavedContact(), others: [] }))
      .mockRejectedValueOnce(new Error("away"));
    const { user, onSelf } = show(load);
    await user.click(await self());
    await user.click(await screen.findByText(/не загрузились/));
    await user.click(await self());
    await waitFor(() => expect(onSelf).toHaveBeenCalledOnce());
  });
});
