import type { TestResponses } from "@sughurta/api-client/testing";
import type { BoxTermsView } from "@sughurta/contracts/box";
import type { InsuredAges, InsuredKind } from "@sughurta/domain/box";
import { InsurerProvider } from "@sughurta/forms";
import { anInsurer } from "@sughurta/forms/testing";
import { SavedContactsProvider } from "@sughurta/order/fill-from-profile";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BoxOrderValues } from "../model/box-order-values.ts";
import { aBox, aBoxOrder, BOX_TERMS } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { BoxOrder } from "./box-order.tsx";

const KNOWN = {
  id: "self",
  lastName: "Каримова",
  firstName: "Зарина",
  patronymic: "",
  birthDate: "1985-01-31",
  gender: "f",
  citizenship: "",
  phone: "",
  email: "",
  documents: [
    {
      docType: "0",
      series: "A",
      docNumber: "87654321",
      issueDate: "2018-02-01",
      issueInstitution: "ОВД",
      validTo: "",
    },
  ],
  address: { city: "Хуҷанд", address: "кӯчаи Сомонӣ, 4, 17", postalCode: "" },
} as const;
const CHILD = { ...KNOWN, id: "1", lastName: "Каримов", firstName: "Али", documents: [] };
const loadKnown = async () => ({ self: KNOWN, others: [CHILD] });

const DRAFT_MARK = "sughurta.draft.box-schit-semi";

beforeEach(() => localStorage.clear());

/** Opens the order of a box whose buyer and insured people or things are restored from a draft. */
async function open(
  insures: InsuredKind,
  named: Partial<BoxOrderValues> = {},
  more: TestResponses = {},
  ages?: InsuredAges,
  terms?: BoxTermsView,
) {
  localStorage.setItem(DRAFT_MARK, "1");
  const content = JSON.stringify(aBoxOrder(named));
  const rendered = await renderScreen(
    <InsurerProvider insurer={anInsurer()}>
      <SavedContactsProvider load={loadKnown}>
        <BoxOrder
          product={aBox({ insures, activeMonths: 1, insuredAges: ages, terms })}
          today="2026-03-02"
          paymentOrigins={[]}
          onResult={vi.fn()}
        />
      </SavedContactsProvider>
    </InsurerProvider>,
    {
      readDraft: () => ({ status: 200, data: { content } }),
      saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
      saveBox: () => ({ status: 201, data: { id: "order-1", sumPrem: 250 } }),
      ...more,
    },
  );
  await screen.findByText(/Мы восстановили/);
  return rendered;
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const summary = () => screen.getByRole("complementary", { name: "Ваш заказ" });

async function buy(user: UserEvent) {
  await user.click(screen.getByRole("checkbox", { name: /Соглашаюсь/ }));
  await user.click(screen.getByRole("button", { name: /Купить за/ }));
}

async function type(user: UserEvent, label: string | RegExp, text: string) {
  await user.type(field(label), text);
}

describe("the order of a box", () => {
  it("fills in a signed-in buyer and saved contacts, on request", async () => {
    const { user } = await open("people", { holderLastName: "" });
    await user.click(await screen.findByRole("button", { name: "Заполнить из моего профиля" }));
    await waitFor(() => expect(field("Фамилия")).toHaveValue("Каримова"));
    expect(field("Фамилия")).toHaveFocus();
    expect(field(/Номер документа/)).toHaveValue("87654321");
    await user.click(screen.getByRole("button", { name: "Выбрать из сохранённых" }));
    await user.click(await screen.findByRole("button", { name: "Каримов Али" }));
    expect(field("Фамилия, имя и отчество")).toHaveValue("Каримов Али");
  });

  it("fills in the home of a signed-in buyer, on request", async () => {
    const { user } = await open("address");
    const home = within(screen.getByRole("group", { name: /адрес|жильё|дом/i }));
    await user.click(await home.findByRole("button", { name: "Указать сохранённый адрес" }));
    await waitFor(() => expect(field("Город или село")).toHaveValue("Хуҷанд"));
    expect(field("Улица")).toHaveValue("кӯчаи Сомонӣ");
    expect(field(/^Дом/)).toHaveValue("4");
    expect(field(/^Квартира/)).toHaveValue("17");
  });

  it("lists the people, including the buyer, and sends them", async () => {
    const { user, sent } = await open("people");
    await type(user, "Фамилия, имя и отчество", "Саидов  Фаррух ");
    const child = screen.getByRole("group", { name: "Застрахованный 1" });
    await user.type(within(child).getByLabelText("Дата рождения"), "14.05.2015");
    await user.click(screen.getByRole("button", { name: "Добавить себя" }));
    const self = screen.getByRole("group", { name: "Застрахованный 2" });
    expect(within(self).getByText("Данные покупателя")).toHaveFocus();
    expect(within(self).getByLabelText("Фамилия, имя и отчество")).not.toBeVisible();
    expect(within(self).getByLabelText("Дата рождения")).toHaveValue("14.05.1990");
    expect(screen.queryByRole("button", { name: "Добавить себя" })).not.toBeInTheDocument();
    expect(summary()).toHaveTextContent("Саидов Фаррух, Саидова Мадина Рустамовна");
    await buy(user);
    await screen.findByRole("dialog");
    expect(sent("saveBox")[0]?.body).toMatchObject({
      insuredPeople: [
        { name: "Саидов Фаррух", birthDate: "2015-05-14" },
        { name: "Саидова Мадина Рустамовна", birthDate: "1990-05-14" },
      ],
    });
  });

  it("adds and removes people, and moves the focus to the person at the same index", async () => {
    const { user } = await open("people");
    await user.click(screen.getByRole("button", { name: "Добавить человека" }));
    const second = screen.getByRole("group", { name: "Застрахованный 2" });
    expect(within(second).getByLabelText("Фамилия, имя и отчество")).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Убрать человека 2" }));
    expect(screen.queryByRole("group", { name: "Застрахованный 2" })).not.toBeInTheDocument();
    expect(field("Фамилия, имя и отчество")).toHaveFocus();
    expect(screen.queryByRole("button", { name: /^Убрать/ })).not.toBeInTheDocument();
  });

  it("shows the ages insured by the box, and accepts no others", async () => {
    const grownUp = { uid: "1", name: "Саидов Фаррух", birthDate: "2008-03-03" };
    const { user, sent } = await open(
      "people",
      { insuredPeople: [grownUp] },
      {},
      { from: 3, to: 17 },
    );
    expect(screen.getByText(/Возраст: от 3 до 17 лет/)).toBeVisible();
    await buy(user);
    const insured = within(screen.getByRole("group", { name: "Застрахованный 1" }));
    const birthDate = insured.getByLabelText("Дата рождения");
    await waitFor(() => expect(birthDate).toBeInvalid());
    expect(birthDate).toHaveAccessibleDescription(/страхует людей от 3 до 17 лет/);
    expect(sent("saveBox")).toEqual([]);
  });

  it("shows its terms, accepts holders of its ages and requires its declaration", async () => {
    const adults = { from: 18, to: 60 };
    const elderly = { holderBirthDate: "1960-01-31" };
    const { user, sent } = await open("holder", elderly, {}, adults, BOX_TERMS);
    expect(screen.getByText(/^Инфаркт миокарда/)).toBeInTheDocument();
    expect(summary()).toHaveTextContent("Выплаты за случаи, начиная с02.05.2026");
    await buy(user);
    const birthDate = field("Дата рождения");
    await waitFor(() => expect(birthDate).toBeInvalid());
    expect(birthDate).toHaveAccessibleDescription(/страхует людей от 18 до 60 лет/);
    await user.clear(birthDate);
    await user.type(birthDate, "14.05.1990");
    const declaration = screen.getByRole("checkbox", { name: BOX_TERMS.declaration });
    expect(declaration).toBeInvalid();
    expect(declaration).toHaveAccessibleDescription(/Отметьте заявление, если оно верно/);
    await user.click(declaration);
    await user.click(screen.getByRole("button", { name: /Купить за/ }));
    await screen.findByRole("dialog");
    expect(sent("saveBox")[0]?.body).toMatchObject({ declaration: true });
  });

  it("names the home", async () => {
    const { user, sent } = await open("address");
    await type(user, "Город или село", "Душанбе");
    await type(user, "Улица", "Рӯдакӣ");
    await type(user, "Дом", "1");
    await type(user, /^Квартира/, "12");
    expect(summary()).toHaveTextContent("Душанбе, Рӯдакӣ 1, 12");
    await buy(user);
    await screen.findByRole("dialog");
    expect(sent("saveBox")[0]?.body).toMatchObject({ insuredAddress: "Душанбе, Рӯдакӣ 1, 12" });
  });

  it("names the car, and understands its plate", async () => {
    const { user, sent } = await open("car");
    await type(user, "Марка", "Opel");
    await type(user, "Модель", "Astra G");
    await user.selectOptions(field("Год выпуска"), "2008");
    await type(user, "Госномер", "1234 тт 01");
    await user.tab();
    expect(field("Госномер")).toHaveAccessibleDescription(/Это номер такси/);
    await user.clear(field("Госномер"));
    await type(user, "Госномер", "1234 аа 01");
    expect(summary()).toHaveTextContent("Opel Astra G, 2008, 1234 AA 01");
    await buy(user);
    await screen.findByRole("dialog");
    expect(sent("saveBox")[0]?.body).toMatchObject({
      insuredCar: { make: "Opel", model: "Astra G", year: 2008, plate: "1234AA01" },
    });
  });

  it("insures a trip that ends before the cover does", async () => {
    const { user, sent } = await open("trip");
    await type(user, "Начало поездки", "10.03.2026");
    await type(user, "Конец поездки", "09.03.2026");
    await user.tab();
    expect(field("Конец поездки")).toHaveAccessibleDescription(/не раньше её начала/);
    expect(field("Конец поездки")).toHaveAccessibleDescription(/02\.04\.2026/);
    expect(summary()).not.toHaveTextContent("09.03.2026");
    await user.clear(field("Конец поездки"));
    await type(user, "Конец поездки", "20.03.2026");
    expect(summary()).toHaveTextContent("10.03.2026 – 20.03.2026");
    await buy(user);
    await screen.findByRole("dialog");
    expect(sent("saveBox")[0]?.body).toMatchObject({
      insuredTrip: { beginDate: "2026-03-10", endDate: "2026-03-20" },
    });
  });

  it.each<[InsuredKind, readonly string[]]>([
    ["people", ["Напишите фамилию и имя", "Напишите дату"]],
    ["address", ["Напишите город или село", "Напишите улицу", "Напишите номер дома"]],
    [
      "car",
      [
        "Напишите марку машины",
        "Напишите модель машины",
        "Выберите год выпуска",
        "Напишите госномер",
      ],
    ],
    ["trip", ["Начало поездки", "Конец поездки"]],
  ])("shows what is missing of the insured people or things: %s", async (insures, labels) => {
    const { user, sent } = await open(insures, { holderLastName: "" });
    await buy(user);
    const problems = within(await screen.findByRole("alert", { name: /Проверьте|Остал/ }));
    const more = problems.queryByRole("button", { name: /^Ещё/ });
    if (more) await user.click(more);
    const links = problems.getAllByRole("link").map((link) => link.textContent);
    for (const label of labels) expect(links).toContainEqual(expect.stringContaining(label));
    expect(links).toHaveLength(labels.length + 1);
    expect(sent("saveBox")).toEqual([]);
  });

  it.each<[InsuredKind, Partial<BoxOrderValues>, string, string]>([
    [
      "people",
      { insuredPeople: [{ uid: "1", name: "Саидов Фаррух", birthDate: "2015-05-14" }] },
      "insuredPeople.0.name",
      "Фамилия, имя и отчество",
    ],
    [
      "address",
      { insuredHome: { city: "Душанбе", street: "Айнӣ", house: "3", flat: "" } },
      "insuredAddress",
      "Город или село",
    ],
    [
      "car",
      { insuredCar: { make: "Opel", model: "Astra", year: "2010", plate: "1234AA01" } },
      "insuredCar.year",
      "Год выпуска",
    ],
    [
      "trip",
      { insuredTrip: { beginDate: "2026-03-10", endDate: "2026-03-20" } },
      "insuredTrip.endDate",
      "Конец поездки",
    ],
  ])("marks the field that the service refused: %s", async (insures, named, key, label) => {
    const { user } = await open(insures, named, {
      saveBox: () => ({
        status: 422,
        data: { message: "", code: "invalid", fieldMessages: { [key]: ["Так нельзя"] } },
      }),
    });
    await buy(user);
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(/Так нельзя/);
  });

  it("stores insured people or things on the server only, and ignores drafts that it did not write", async () => {
    const { user, sent } = await open("address", {
      insuredHome: { city: "Душанбе", street: "Айнӣ", house: "3", flat: "" },
      insuredPeople: [],
    });
    expect(field("Улица")).toHaveValue("Айнӣ");
    await type(user, /^Квартира/, "17");
    await waitFor(() => expect(sent("saveDraft")).toHaveLength(1));
    const [kept] = sent("saveDraft").map(({ body }) =>
      JSON.parse((body as { content: string }).content),
    );
    expect(kept).toMatchObject({ insuredHome: { street: "Айнӣ", flat: "17" } });
    expect(kept.insuredPeople).toHaveLength(1);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("Айнӣ");
  });
});
