import type { TestResponses } from "@sughurta/api-client/testing";
import { MAX_TRAVELLER_FILE_MEGABYTES } from "@sughurta/domain/travel";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { anInsuredPerson } from "#src/testing/builders.ts";
import { field, freshBrowserEachTest, resumeOrder } from "#src/testing/order-screen.tsx";
import type { ListedTraveller, TravellerList } from "./listed-people.ts";

freshBrowserEachTest();

const NAMES = ["ALIEV", "BOBOEV", "DAVLATOV", "EMOMOV", "FOZILOV", "GULOV", "HAKIMOV"];

const aListedTraveller = (
  place: number,
  changes: Partial<ListedTraveller> = {},
): ListedTraveller => ({
  row: place + 2,
  laLastname: NAMES[place] ?? "",
  laFirstname: "KARIM",
  laPatronic: "",
  laBirthday: "1985-01-31",
  docNumber: `40000000${place}`,
  docType: 1,
  gender: 0,
  issueDate: null,
  issueInstitution: "",
  spelled: false,
  ...changes,
});
const people = (count: number) => NAMES.slice(0, count).map((_, place) => aListedTraveller(place));
const FAULT = {
  row: 9,
  column: "laBirthday",
  code: "dateYear",
  message: "Напишите год четырьмя цифрами",
} as const;

const responses = (list: Partial<TravellerList>, seen = vi.fn()): TestResponses => ({
  readTravellers: ({ query }) => {
    seen(query);
    return { status: 200, data: { people: [], faults: [], ...list } };
  },
});

const opener = () => screen.getByRole("button", { name: "Добавить людей из файла" });
const dialog = () => screen.findByRole("dialog", { name: "Список из файла" });
const aFile = (content = "Фамилия;Имя") => new File([content], "people.csv", { type: "text/csv" });

async function choose(user: UserEvent, file = aFile()) {
  await user.click(opener());
  await user.upload(
    within(await dialog()).getByLabelText("Выбрать файл", { selector: "input" }),
    file,
  );
}
const ticks = () =>
  within(screen.getByRole("group", { name: "Кого добавить" }))
    .getAllByRole<HTMLInputElement>("checkbox")
    .map(({ checked }) => checked);
const add = (count: number) => screen.findByRole("button", { name: `Добавить людей: ${count}` });

describe("a list of travellers from a file", () => {
  it("takes the place of persons without data, with one request for a price", async () => {
    const seen = vi.fn();
    const nameless = anInsuredPerson({
      ...{ laFullname: "", laLastname: "", laFirstname: "" },
      ...{ laBirthday: "", laAgeGuess: "2021-03-02", docNumber: "" },
    });
    const { user, client } = await resumeOrder(
      "insured",
      { las: [nameless], holderUid: "" },
      responses({ people: people(2) }, seen),
    );
    const quotes = () => client.requests.filter(({ name }) => name === "calculateTravel");
    const before = quotes().length;
    await choose(user);
    await user.click(await add(2));
    expect(seen).toHaveBeenCalledExactlyOnceWith({ begin_date: "2026-03-10" });
    expect(field("las[0].laFullname")).toHaveValue("ALIEV KARIM");
    expect(field("las[1].laBirthday")).toHaveValue("31.01.1985");
    expect(field("las[1].docNumber")).toHaveValue("400000001");
    expect(screen.queryByRole("dialog", { name: "Список из файла" })).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
    expect(await screen.findByText(/Добавлено из файла людей: 2/)).toBeVisible();
    await waitFor(() => expect(quotes()).toHaveLength(before + 1));
  });

  it("keeps the persons in the form unless they are to be replaced", async () => {
    const { user } = await resumeOrder("insured", {}, responses({ people: people(1) }));
    await choose(user);
    await user.click(await add(1));
    expect(field("las[0].docNumber")).toHaveValue("401234567");
    expect(field("las[1].laFullname")).toHaveValue("ALIEV KARIM");
    await choose(user);
    await user.click(await screen.findByRole("checkbox", { name: /Заменить уже введённых/ }));
    await user.click(await add(1));
    expect(field("las[0].laFullname")).toHaveValue("ALIEV KARIM");
    expect(field("las[1].laFullname")).not.toBeInTheDocument();
  });

  it("asks who is added if they are more than a policy covers", async () => {
    const { user } = await resumeOrder("insured", {}, responses({ people: people(7) }));
    await choose(user);
    expect(await screen.findByText(/В этот заказ можно добавить: 4/)).toBeVisible();
    expect(ticks()).toEqual([true, true, true, true, false, false, false]);
    await user.click(screen.getByRole("checkbox", { name: /HAKIMOV/ }));
    await user.click(await add(5));
    expect(await screen.findByText(/Отмечено людей: 5, а добавить можно 4/)).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: /ALIEV/ }));
    await user.click(await add(4));
    expect(field("las[4].laFullname")).toHaveValue("HAKIMOV KARIM");
  });

  it("has no seats in a full order, until those entered are replaced", async () => {
    const full = ["1", "2", "3", "4", "5"].map((uid) => anInsuredPerson({ uid, docNumber: uid }));
    const { user } = await resumeOrder("insured", { las: full }, responses({ people: people(2) }));
    await choose(user);
    expect(await screen.findByText(/В заказе нет свободных мест/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Добавить людей:/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: "Заменить уже введённых людей: 5" }));
    expect(await add(2)).toBeVisible();
  });

  it("lists faults by row and column, and adds the people without any", async () => {
    const one = aListedTraveller(0, { spelled: true });
    const list = { people: [one], faults: [FAULT] };
    const { user } = await resumeOrder("insured", {}, responses(list));
    await choose(user);
    const faults = within(await screen.findByRole("list", { name: "Что исправить" }));
    expect(faults.getByRole("listitem")).toHaveTextContent(
      "Строка 9, Дата рождения: Напишите год четырьмя цифрами",
    );
    expect(screen.getByText(/Верно записано людей: 1. Ошибок: 1/)).toBeVisible();
    await user.click(await add(1));
    expect(await screen.findByText(/сверьте их с паспортами/)).toBeVisible();
  });

  it("shows long lists in steps", async () => {
    const faults = Array.from({ length: 37 }, (_, place) => ({ ...FAULT, row: place + 2 }));
    const { user } = await resumeOrder("insured", {}, responses({ faults }));
    await choose(user);
    await user.click(await screen.findByRole("button", { name: "Показать ещё: 17" }));
    const list = within(screen.getByRole("list", { name: "Что исправить" }));
    expect(list.getAllByRole("listitem")).toHaveLength(37);
  });

  it("shows why a file was refused, and accepts another one", async () => {
    const data = { message: "В файле нет людей", code: "listEmpty" };
    const read = vi
      .fn()
      .mockReturnValueOnce({ status: 422, data })
      .mockReturnValueOnce({ status: 200, data: { people: people(1), faults: [] } });
    const { user } = await resumeOrder("insured", {}, { readTravellers: read });
    await choose(user);
    expect(await screen.findByText("В файле нет людей")).toBeVisible();
    const large = aFile("x".repeat(MAX_TRAVELLER_FILE_MEGABYTES * 1_000_000 + 1));
    const input = within(await dialog()).getByLabelText("Выбрать файл", { selector: "input" });
    await user.upload(input, large);
    expect(await screen.findByText(/Файл больше 2 МБ/)).toBeVisible();
    expect(read).toHaveBeenCalledOnce();
    await user.upload(input, aFile());
    expect(await add(1)).toBeVisible();
  });
});
