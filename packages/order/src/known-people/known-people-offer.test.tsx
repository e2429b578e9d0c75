import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { aKnownPerson } from "../testing/a-known-person.ts";
import { KnownPeopleOffer } from "./known-people-offer.tsx";
import { KnownPeopleProvider, type LoadKnownPeople } from "./known-people-provider.tsx";
import { knownPeopleTexts } from "./known-people-texts.ts";

beforeAll(() => preloadTexts("ru", [knownPeopleTexts]));

const FIELDS = { name: { fullName: "name" }, document: { series: "series", docNumber: "number" } };
const CHILD = aKnownPerson({ id: "1", lastName: "Саидов", firstName: "Фаррух" });

function show(load: LoadKnownPeople | undefined) {
  const [onSelf, onAnyone] = [vi.fn(), vi.fn()];
  const view = render(
    <I18nProvider language="ru">
      <Suspense>
        <KnownPeopleProvider load={load}>
          <KnownPeopleOffer who="self" fields={FIELDS} onChoose={onSelf} />
          <KnownPeopleOffer who="anyone" fields={FIELDS} docTypes={[1]} onChoose={onAnyone} />
        </KnownPeopleProvider>
      </Suspense>
    </I18nProvider>,
  );
  return { view, onSelf, onAnyone, user: userEvent.setup({ delay: null }) };
}

const self = () => screen.findByRole("button", { name: "Заполнить из моего профиля" });
const anyone = () => screen.findByRole("button", { name: "Выбрать из моих людей" });

describe("the offer to fill in who is known", () => {
  it("is not there for guests", () => {
    expect(show(undefined).view.container).toBeEmptyDOMElement();
  });

  it("asks for nobody until it is pressed, and once for all of an order", async () => {
    const load = vi.fn(async () => ({ self: aKnownPerson(), others: [CHILD] }));
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

  it("says where people are saved while there are none", async () => {
    const { user, onSelf } = show(async () => ({ others: [] }));
    await user.click(await self());
    expect(await screen.findByText(/в личном кабинете/)).toBeVisible();
    expect(onSelf).not.toHaveBeenCalled();
  });

  it("says so where nothing is known of what the form asks", async () => {
    const onChoose = vi.fn();
    const load = async () => ({ self: aKnownPerson({ address: undefined }), others: [] });
    render(
      <I18nProvider language="ru">
        <Suspense>
          <KnownPeopleProvider load={load}>
            <KnownPeopleOffer
              who="home"
              fields={{ address: { address: "street" } }}
              onChoose={onChoose}
            />
          </KnownPeopleProvider>
        </Suspense>
      </I18nProvider>,
    );
    await userEvent.click(await screen.findByRole("button", { name: "Подставить мой адрес" }));
    expect(await screen.findByText(/Сохраните свой адрес в личном кабинете/)).toBeVisible();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("can be pressed again after a failure", async () => {
    const load = vi
      .fn(async () => ({ self: aKnownPerson(), others: [] }))
      .mockRejectedValueOnce(new Error("away"));
    const { user, onSelf } = show(load);
    await user.click(await self());
    await user.click(await screen.findByText(/не загрузились/));
    await user.click(await self());
    await waitFor(() => expect(onSelf).toHaveBeenCalledOnce());
  });
});
