import type { TestResponses } from "@sughurta/api-client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aCascoOrder } from "../testing/motor-order-builders.ts";
import { keepOrder } from "../testing/motor-responses.ts";
import { openOrder } from "../testing/open-motor-order.tsx";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

describe("a buyer who cannot be insured", () => {
  it("shows before the first field what to do instead, and restores the order without a loss", async () => {
    const { user } = await openOrder({ product: "MTPL" });
    await user.type(screen.getByLabelText("Госномер"), "1234AA01");
    const whom = screen.getByRole("group", { name: "Подойдёт ли вам эта страховка?" });
    expect(within(whom).queryByRole("button", { name: /Водитель/ })).not.toBeInTheDocument();
    await user.click(within(whom).getByText(/Машина до 45 лет/));
    await user.click(within(whom).getByRole("button", { name: "Машина организации" }));
    expect(screen.getByRole("heading", { level: 1, name: /Машины организаций/ })).toBeVisible();
    expect(screen.getByRole("link", { name: "Программы для организаций" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Позвонить 5511" })).toHaveAttribute(
      "href",
      "tel:5511",
    );
    await user.click(screen.getByRole("button", { name: "Вернуться к заказу" }));
    expect(screen.getByLabelText("Госномер")).toHaveValue("1234AA01");
    expect(screen.getByRole("button", { name: "Машина организации" })).toHaveFocus();
  });

  it("sees the alternatives at the year of a car of 31 years, without a price request", async () => {
    const { user, sent } = await openOrder({ product: "ECI" });
    await user.click(screen.getByRole("checkbox", { name: /нет в списке/ }));
    await user.type(screen.getByRole("textbox", { name: "Марка" }), "ВАЗ");
    await user.type(screen.getByRole("textbox", { name: "Модель" }), "2107");
    await user.selectOptions(screen.getByLabelText("Год выпуска"), "1995 или раньше");
    expect(screen.getByText(/страхуем машины до 30 лет/)).toBeVisible();
    expect(screen.getByRole("link", { name: /Обязательный полис, до 45 лет/ })).toHaveAttribute(
      "href",
      "/cars/MTPL/buy",
    );
    expect(screen.getAllByText(/показаны рядом с годом/)[0]).toBeInTheDocument();
    expect(sent("calculateCar")).toEqual([]);
    await user.selectOptions(screen.getByLabelText("Год выпуска"), "1996");
    expect(screen.queryByText(/страхуем машины до 30 лет/)).not.toBeInTheDocument();
  });

  it("finds a year for a model that was made before the insurable years", async () => {
    const carYears: TestResponses["carYears"] = () => ({ status: 200, data: [] });
    const { user } = await openOrder({ product: "SCI" }, { carYears });
    await user.type(screen.getByRole("combobox", { name: "Марка" }), "тойота");
    await user.click(await screen.findByRole("option", { name: "Toyota" }));
    await user.type(screen.getByRole("combobox", { name: "Модель" }), "камри");
    await user.click(await screen.findByRole("option", { name: "Camry" }));
    await waitFor(() => expect(screen.getByLabelText("Год выпуска")).toBeEnabled());
    await user.selectOptions(screen.getByLabelText("Год выпуска"), "2005 или раньше");
    expect(screen.getByRole("link", { name: /Каско «Индивидуальный», до 30 лет/ })).toBeVisible();
  });

  it("sees at the licence of a driver that another one has to be named", async () => {
    const drivers = aCascoOrder().drivers.map((one) => ({ ...one, docIssueDate: "2025-12-01" }));
    await openOrder({ product: "ECI" }, keepOrder("ECI", aCascoOrder({ drivers }), "holder"));
    const driver = await screen.findByRole("group", { name: "Водитель 1" });
    expect(await within(driver).findByText(/Этого водителя вписать в каско нельзя/)).toBeVisible();
    expect(within(driver).getByRole("link", { name: /Обязательный полис/ })).toBeVisible();
  });
});
