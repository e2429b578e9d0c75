import { passportTexts } from "@sughurta/forms/people";
import { aPassportReader, aPassportReading } from "@sughurta/forms/testing";
import { preloadTexts } from "@sughurta/i18n";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aCascoOrder } from "../testing/motor-order-builders.ts";
import { keepOrder } from "../testing/motor-responses.ts";
import { openUntouchedOrder } from "../testing/open-motor-order.tsx";

beforeAll(() => preloadTexts("ru", [passportTexts]));
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

const OFFER = { name: "Прочитать паспорт" };
const ABROAD = "Паспорт другой страны";
const TRAVEL_PASSPORT = /^Загранпаспорт Таджикистана/;

type Order = Parameters<typeof openUntouchedOrder>;

/** An order with a reader of passports, after the buyer has moved the pointer. */
async function open(choice: Order[0], responses?: Order[1], reader = aPassportReader()) {
  const passportReader = async () => reader;
  const opened = await openUntouchedOrder(choice, responses, undefined, undefined, {
    passportReader,
  });
  await act(async () => void fireEvent.pointerMove(window));
  return opened;
}

type User = Awaited<ReturnType<typeof open>>["user"];

async function read(user: User, button: HTMLElement) {
  await user.click(button);
  const dialog = await screen.findByRole("dialog", OFFER);
  await user.upload(
    within(dialog).getByLabelText("Выбрать снимок", { selector: "input" }),
    new File(["photo"], "photo.jpg", { type: "image/jpeg" }),
  );
  await user.click(await within(dialog).findByRole("button", { name: "Заполнить" }));
}

const name = () => screen.getByLabelText("Фамилия, имя и отчество");

describe("a passport in the order of compulsory liability", () => {
  it("is not loaded before the buyer's first interaction", async () => {
    const passportReader = vi.fn(async () => aPassportReader());
    await openUntouchedOrder({ product: "MTPL" }, {}, undefined, undefined, { passportReader });
    expect(name()).toBeVisible();
    expect(passportReader).not.toHaveBeenCalled();
  });

  it("fills in a resident without the document, which is another one", async () => {
    const { user } = await open({ product: "MTPL" });
    await read(user, await screen.findByRole("button", OFFER));
    expect(name()).toHaveValue("SAIDOVA MADINA");
    expect(screen.getByLabelText("Дата рождения")).toHaveValue("14.05.1990");
    expect(screen.getByLabelText("Номер документа")).toHaveValue("");
    expect(screen.getByText(/а нужен «Внутренний паспорт Таджикистана»/)).toBeVisible();
  });

  it("fills in the document of a non-resident with its type", async () => {
    const reading = aPassportReading({ docType: "1", docNumber: "401234567" });
    const reader = aPassportReader({ read: async () => reading });
    const { user } = await open({ product: "MTPL" }, {}, reader);
    await user.click(screen.getByRole("radio", { name: "В другой стране" }));
    expect(screen.getByRole("radio", { name: ABROAD })).toBeChecked();
    await read(user, await screen.findByRole("button", OFFER));
    expect(screen.getByRole("radio", { name: TRAVEL_PASSPORT })).toBeChecked();
    expect(screen.getByLabelText("Номер документа")).toHaveValue("401234567");
    expect(screen.queryByText(/а нужен/)).not.toBeInTheDocument();
  });
});

it("a passport fills in a driver of casco with the citizenship, and leaves the licence", async () => {
  const { user } = await open(
    { product: "ECI" },
    keepOrder("ECI", aCascoOrder({ drivers: [] }), "holder"),
  );
  await user.click(await screen.findByRole("button", { name: "Добавить водителя" }));
  const driver = screen.getByRole("group", { name: "Водитель 1" });
  await read(user, await within(driver).findByRole("button", OFFER));
  expect(within(driver).getByLabelText("Фамилия, имя и отчество")).toHaveValue("SAIDOVA MADINA");
  expect(within(driver).getByRole("combobox", { name: "Гражданство" })).toHaveValue("Узбекистан");
  expect(within(driver).getByLabelText("Номер прав")).toHaveValue("");
});
