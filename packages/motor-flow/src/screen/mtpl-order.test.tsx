import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aLiabilityOrder } from "../testing/motor-order-builders.ts";
import { keepOrder, motorResponses } from "../testing/motor-responses.ts";
import { openOrder, openUntouchedOrder, shownPrice } from "../testing/open-motor-order.tsx";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

describe("the order of compulsory liability", () => {
  it("finds a car in Cyrillic with a typing error and shows its price at once", async () => {
    const { user } = await openOrder({ product: "MTPL" });
    await user.type(screen.getByRole("combobox", { name: "Марка" }), "тоёта");
    await user.click(await screen.findByRole("option", { name: "Toyota" }));
    await user.type(screen.getByRole("combobox", { name: "Модель" }), "камри");
    await user.click(await screen.findByRole("option", { name: "Camry" }));
    await waitFor(() => expect(screen.getByLabelText("Год выпуска")).toBeEnabled());
    await user.selectOptions(screen.getByLabelText("Год выпуска"), "2018");
    await waitFor(() => expect(shownPrice()?.textContent).toContain("180"));
  });

  it("sends no request before the buyer's first interaction", async () => {
    const { client } = await openUntouchedOrder({ product: "MTPL" });
    expect(client.requests).toEqual([]);
    fireEvent.pointerMove(window);
    await waitFor(() =>
      expect(client.requests.map(({ name }) => name)).toEqual(["myCars", "carMarks"]),
    );
  });

  it("locks its fields until the saved order has arrived", async () => {
    const { readDraft: saved } = keepOrder("MTPL", aLiabilityOrder(), "vehicle");
    const { promise, resolve } = Promise.withResolvers<void>();
    const readDraft: typeof saved = async (request) => {
      await promise;
      return saved(request);
    };
    await openUntouchedOrder({ product: "MTPL" }, { readDraft });
    const name = () => screen.getByLabelText("Фамилия, имя и отчество");
    expect(await screen.findByText(/Загружаем то, что вы уже заполнили/)).toBeVisible();
    expect(name()).toBeDisabled();
    resolve();
    await waitFor(() => expect(name()).toBeEnabled());
    expect(name()).toHaveValue(aLiabilityOrder().holderFullName);
  });

  it("draws a recognised plate, and refuses a taxi's on blur", async () => {
    const { user } = await openOrder({ product: "MTPL" });
    const plate = screen.getByLabelText("Госномер");
    await user.type(plate, "1234 аа-01");
    expect(screen.getByText("1234AA")).toBeVisible();
    await user.clear(plate);
    await user.type(plate, "1234ТТ01");
    await user.tab();
    expect(await screen.findByText(/Это номер такси/)).toBeVisible();
    expect(
      screen.getByText(/Такси и машины для проката мы страхуем по другому договору/),
    ).toBeVisible();
  });

  it("shows the number of characters of an incomplete VIN, without spaces", async () => {
    const { user } = await openOrder({ product: "MTPL" });
    await user.type(screen.getByLabelText(/^VIN/), "JTNB11HK 90300012");
    await user.tab();
    expect(await screen.findByText("Введено знаков: 16. В VIN их 17")).toBeVisible();
  });

  it("shows that a document's validity is too long, or has ended", async () => {
    const { user } = await openOrder({ product: "MTPL" });
    const validTo = screen.getByLabelText("Действует до");
    await user.type(validTo, "01.01.2150");
    await user.tab();
    expect(await screen.findByText(/не может действовать дольше 100 лет/)).toBeVisible();
    await user.clear(validTo);
    await user.type(validTo, "01.03.2026");
    await user.tab();
    expect(await screen.findByText(/Срок документа истёк/)).toBeVisible();
  });

  it("requires a tax number from a resident and none from a non-resident", async () => {
    const { user } = await openOrder({ product: "MTPL" });
    expect(screen.getByLabelText("ИНН")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "В другой стране" }));
    expect(screen.queryByLabelText("ИНН")).not.toBeInTheDocument();
    // A non-resident may have the passport of any country, including a Tajik one.
    expect(screen.getByRole("radio", { name: "Паспорт другой страны" })).toBeChecked();
    expect(screen.getAllByRole("radio", { name: /аспорт Таджикистана/ })).toHaveLength(2);
  });

  it("shows the day on which the policy begins", async () => {
    await openOrder({ product: "MTPL" });
    expect(screen.getByText(/Действует год, с 03\.03\.2026/)).toBeVisible();
  });

  it("shows the later first day of a policy that is renewed early", async () => {
    const renewed = aLiabilityOrder({ beginDate: "2026-03-21", endDate: "2027-03-20" });
    await openOrder({ product: "MTPL" }, keepOrder("MTPL", renewed, "review"));
    expect(await screen.findByText(/Действует год, с 21\.03\.2026/)).toBeVisible();
  });

  it("lists the missing fields, and scrolls to the first", async () => {
    const { user } = await openOrder({ product: "MTPL" });
    await user.click(screen.getByRole("button", { name: "Купить" }));
    const banner = await screen.findByRole("alert", { name: /^Осталось \d+ ответов$/ });
    await user.click(within(banner).getByRole("button", { name: /^Ещё \d+$/ }));
    expect(within(banner).getByRole("list", { name: "Страхователь" })).toBeVisible();
    await user.click(within(banner).getByRole("link", { name: "Выберите марку машины" }));
    expect(screen.getByRole("combobox", { name: "Марка" })).toHaveFocus();
  });

  it("accepts typed names where the directory cannot be loaded", async () => {
    const lost = () => Promise.reject(new Error("lost"));
    const { user } = await openOrder({ product: "MTPL" }, { carMarks: lost });
    expect(await screen.findByText(/Данные о машинах не загрузились/)).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: /нет в списке/ }));
    await user.type(screen.getByRole("textbox", { name: "Марка" }), "Zeekr");
    await user.type(screen.getByRole("textbox", { name: "Модель" }), "7X");
    await user.selectOptions(screen.getByLabelText("Год выпуска"), "2025");
    await waitFor(() => expect(shownPrice()?.textContent).toContain("180"));
  });

  it("reloads lists that failed, and offers their entries", async () => {
    const carMarks = vi
      .fn(motorResponses().carMarks)
      .mockImplementationOnce(() => Promise.reject(new Error("lost")));
    const { user } = await openOrder({ product: "MTPL" }, { carMarks });
    await user.click(await screen.findByRole("button", { name: "Попробовать ещё раз" }));
    await waitFor(() =>
      expect(screen.queryByText(/Данные о машинах не загрузились/)).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole("combobox", { name: "Марка" }));
    expect(await screen.findByRole("option", { name: "Toyota" })).toBeVisible();
  });
});
