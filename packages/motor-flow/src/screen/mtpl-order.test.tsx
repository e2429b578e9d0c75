import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepOrder, motorAnswers } from "../testing/motor-answers.ts";
import { aLiabilityOrder } from "../testing/motor-order-builders.ts";
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

  it("asks the service nothing before the buyer's first move", async () => {
    const { client } = await openUntouchedOrder({ product: "MTPL" });
    expect(client.requests).toEqual([]);
    fireEvent.pointerMove(window);
    await waitFor(() =>
      expect(client.requests.map(({ name }) => name)).toEqual(["myCars", "carMarks"]),
    );
  });

  it("draws what it understood of a plate, and refuses a taxi's when it is left", async () => {
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

  it("counts the characters of a VIN that has not all of them, without spaces", async () => {
    const { user } = await openOrder({ product: "MTPL" });
    await user.type(screen.getByLabelText(/^VIN/), "JTNB11HK 90300012");
    await user.tab();
    expect(await screen.findByText("Введено знаков: 16. В VIN их 17")).toBeVisible();
  });

  it("says of a document that it lasts too long, or has expired", async () => {
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

  it("asks a resident for a tax number and a guest for none", async () => {
    const { user } = await openOrder({ product: "MTPL" });
    expect(screen.getByLabelText("ИНН")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "В другой стране" }));
    expect(screen.queryByLabelText("ИНН")).not.toBeInTheDocument();
    // A non-resident may show the passport of any country, a Tajik one included.
    expect(screen.getByRole("radio", { name: "Паспорт другой страны" })).toBeChecked();
    expect(screen.getAllByRole("radio", { name: /аспорт Таджикистана/ })).toHaveLength(2);
  });

  it("tells the day on which the policy begins", async () => {
    await openOrder({ product: "MTPL" });
    expect(screen.getByText(/Действует год, с 03\.03\.2026/)).toBeVisible();
  });

  it("tells the later first day of a policy that is renewed early", async () => {
    const renewed = aLiabilityOrder({ beginDate: "2026-03-21", endDate: "2027-03-20" });
    await openOrder({ product: "MTPL" }, keepOrder("MTPL", renewed, "review"));
    expect(await screen.findByText(/Действует год, с 21\.03\.2026/)).toBeVisible();
  });

  it("says what is missing, and leads to the first of it", async () => {
    const { user } = await openOrder({ product: "MTPL" });
    await user.click(screen.getByRole("button", { name: "Купить" }));
    const banner = await screen.findByRole("alert", { name: /^Осталось \d+ ответов$/ });
    expect(within(banner).getByRole("list", { name: "Страхователь" })).toBeVisible();
    expect(within(banner).getByRole("link", { name: /«Марка»/ })).toBeVisible();
    await user.click(within(banner).getByRole("button", { name: "К первой ошибке" }));
    expect(screen.getByRole("combobox", { name: "Марка" })).toHaveFocus();
  });

  it("takes typed names where the directory does not come", async () => {
    const lost = () => Promise.reject(new Error("lost"));
    const { user } = await openOrder({ product: "MTPL" }, { carMarks: lost });
    expect(await screen.findByText(/Данные о машинах не загрузились/)).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: /нет в списке/ }));
    await user.type(screen.getByRole("textbox", { name: "Марка" }), "Zeekr");
    await user.type(screen.getByRole("textbox", { name: "Модель" }), "7X");
    await user.selectOptions(screen.getByLabelText("Год выпуска"), "2025");
    await waitFor(() => expect(shownPrice()?.textContent).toContain("180"));
  });

  it("asks again for lists that did not come, and offers what they hold", async () => {
    const carMarks = vi
      .fn(motorAnswers().carMarks)
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
