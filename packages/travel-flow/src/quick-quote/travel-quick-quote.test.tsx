import { NetworkError } from "@sughurta/api-client";
import { createTestClient, type TestResponses } from "@sughurta/api-client/testing";
import { formTexts } from "@sughurta/forms";
import { screenRenderer, sentence } from "@sughurta/screen-testing";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aTravelQuote, TODAY } from "../testing/builders.ts";
import { quickQuoteTexts } from "./quick-quote-texts.ts";
import { TravelQuickQuote } from "./travel-quick-quote.tsx";
import { savedHowOften, saveHowOften } from "./use-remembered-frequency.ts";

const renderQuote = screenRenderer([quickQuoteTexts, formTexts]);

afterEach(() => window.localStorage.clear());

/** A price that depends on sport, days and age. */
const priced: TestResponses = {
  calculateTravel: ({ body }) => ({
    status: 200,
    data: aTravelQuote({
      sumPrem: body.dayCount * 10 + body.sportOption * 5 + (body.holderBirthday ? 100 : 0),
      dayCount: body.dayCount,
      endDate: body.endDate,
    }),
  }),
};

async function open(responses: TestResponses = priced) {
  const onOrder = vi.fn();
  const { client, user } = await renderQuote(
    <TravelQuickQuote today={TODAY} partner="imon" onOrder={onOrder} />,
    responses,
  );
  const country = screen.getByRole("combobox", { name: /Куда вы едете/ });
  return {
    user,
    onOrder,
    asked: () => client.requests.map(({ body }) => body as Record<string, unknown>),
    async choose(name: string) {
      await user.click(country);
      await user.type(country, name);
      await user.click(await screen.findByRole("option", { name }));
      await user.tab();
    },
    async typeBirthday(digits: string) {
      await user.type(screen.getByRole("textbox", { name: /Дата рождения/ }), digits);
    },
    submit: () => user.click(screen.getByRole("button", { name: "Продолжить" })),
  };
}

const shownPrice = (text: RegExp) => screen.findByText(text, { selector: "output *" });

describe("the quick quote", () => {
  it("shows a price as soon as a country is chosen, for an estimated age", async () => {
    const { choose, asked } = await open();
    expect(screen.getByText("Выберите страну, и цена появится здесь.")).toBeVisible();
    expect(asked()).toEqual([]);
    await choose("Турция");
    expect(await shownPrice(/^20\sTJS$/)).toBeVisible();
    expect(screen.getByText(/Для человека от 4 до 69 лет/)).toBeVisible();
    expect(asked()).toEqual([
      expect.objectContaining({
        country: "TR",
        shortValidate: true,
        mainSumAssured: 30_000,
        currency: "USD",
        partner: "imon",
        las: [{ laBirthday: "1996-03-02", sequence: [] }],
      }),
    ]);
  });

  it("calculates with the holder's age once it is known, and shows the change", async () => {
    const { choose, typeBirthday, asked } = await open();
    await choose("Турция");
    await shownPrice(/^20\sTJS$/);
    await typeBirthday("14051990");
    expect(await shownPrice(/^120\sTJS$/)).toBeVisible();
    expect(screen.getByText(sentence(/Было 20\sTJS, стало 120\sTJS/))).toHaveTextContent(
      "Для вас, 2 дня.",
    );
    expect(asked().at(-1)).toMatchObject({
      holderBirthday: "1990-05-14",
      las: [{ laBirthday: "1990-05-14" }],
    });
  });

  it("passes on the choices", async () => {
    const { choose, typeBirthday, submit, user, onOrder } = await open();
    await choose("Турция");
    await choose("Страны Шенгенской зоны");
    await user.click(screen.getByRole("radio", { name: /Спортивный/ }));
    await typeBirthday("14051990");
    await user.click(screen.getByRole("radio", { name: "Женский" }));
    await submit();
    expect(onOrder).toHaveBeenCalledExactlyOnceWith({
      country: ["TR", "SCU"],
      howOften: "0",
      beginDate: TODAY,
      endDate: "2026-03-03",
      spaType: "1",
      holderBirthday: "1990-05-14",
      holderGender: "f",
    });
  });

  it("shows the missing fields and passes nothing on", async () => {
    const { submit, onOrder, typeBirthday } = await open();
    await typeBirthday("02032010");
    await submit();
    const country = screen.getByRole("combobox", { name: /Куда вы едете/ });
    await waitFor(() => expect(country).toHaveFocus());
    expect(onOrder).not.toHaveBeenCalled();
    expect(country).toHaveAccessibleDescription(/Выберите хотя бы одну страну/);
    expect(screen.getByText("Выберите ответ в поле «Пол»")).toBeVisible();
  });

  it("covers a year of trips, and the device stores the choice", async () => {
    const { choose, user, asked } = await open();
    await user.click(screen.getByRole("radio", { name: "Поездки весь год" }));
    const end = screen.getByRole("textbox", { name: /Последний день полиса/ });
    expect(end).toHaveValue("01.03.2027");
    expect(end).toBeDisabled();
    expect(screen.getByText(/Полис действует год, каждая поездка — до 90 дней/)).toBeVisible();
    await choose("Турция");
    await shownPrice(/^900\sTJS$/);
    expect(asked().at(-1)).toMatchObject({ multi: 1, endDate: "2027-03-01", dayCount: 90 });
    expect(savedHowOften(createTestClient({}))).toBe("1");
  });

  it("starts with the choice stored on the device", async () => {
    saveHowOften(createTestClient({}), "1");
    await open();
    expect(screen.getByRole("radio", { name: "Поездки весь год" })).toBeChecked();
  });

  it("moves an end that is too early, and shows it", async () => {
    const { user } = await open();
    const end = screen.getByRole("textbox", { name: /Конец поездки/ });
    await user.clear(end);
    await user.type(end, "02032026");
    expect(end).toHaveValue("03.03.2026");
    expect(screen.getByText(/конец мы перенесли на 03\.03\.2026/)).toBeVisible();
  });

  it("hides the countries of a chosen group", async () => {
    const { choose, user } = await open();
    await choose("Страны Шенгенской зоны");
    await user.click(screen.getByRole("combobox", { name: /Куда вы едете/ }));
    await user.keyboard("Герм");
    expect(screen.queryByRole("option", { name: "Германия" })).not.toBeInTheDocument();
  });

  it("shows the service's refusal, and requests no price for an invalid trip", async () => {
    const { choose, typeBirthday, asked } = await open({
      calculateTravel: () => ({
        status: 200,
        data: aTravelQuote({ errorMsg: ["В эту страну сейчас не страхуем"] }),
      }),
    });
    await choose("Турция");
    expect(await screen.findByText("В эту страну сейчас не страхуем")).toBeVisible();
    await typeBirthday("0203");
    expect(asked()).toHaveLength(1);
  });

  it("waits for the network", async () => {
    const { choose } = await open({
      calculateTravel: () => {
        throw new NetworkError("gone");
      },
    });
    await choose("Турция");
    expect(await screen.findByText(/Цена появится сама, когда связь вернётся/)).toBeVisible();
  });
});
