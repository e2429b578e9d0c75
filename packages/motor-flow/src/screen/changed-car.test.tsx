import { screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { carSearch } from "../model/car-directory.ts";
import { motorContracts } from "../model/motor-quote.ts";
import { motorOrder } from "../model/order-definition.ts";
import { aCascoOrder } from "../testing/motor-order-builders.ts";
import { keepOrder } from "../testing/motor-responses.ts";
import { openOrder, shownPrice } from "../testing/open-motor-order.tsx";

// The directory responds once its modules are loaded.
beforeAll(() => Promise.all([carSearch.load(), motorContracts.load(), motorOrder.rules.load()]));

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

const year = () => screen.getByLabelText("Год выпуска");
const sum = () => screen.getByLabelText("Страховая сумма");
const make = () => screen.getByRole("combobox", { name: "Марка" });
const model = () => screen.getByRole("combobox", { name: "Модель" });

describe("another car in an order of casco", () => {
  const SUMS_BY_YEAR: Readonly<Record<string, readonly number[]>> = {
    2018: [10_000, 50_000, 100_000],
    2019: [10_000, 100_000],
    2020: [10_000, 50_000],
  };
  const carSums = ({ query }: { query: { year?: unknown } }) => ({
    status: 200 as const,
    data: [...(SUMS_BY_YEAR[String(query.year)] ?? [])],
  });

  it("retains the sum where it is offered, and requires another where it is not", async () => {
    const order = aCascoOrder({ crSumAssured: 250_000 });
    const { user, sent } = await openOrder(
      { product: "ECI" },
      { ...keepOrder("ECI", order, "vehicle"), carSums },
    );
    await waitFor(() => expect(sum()).toBeEnabled());
    await user.selectOptions(year(), "2019");
    await waitFor(() => expect(sum()).toHaveValue("100000"));
    expect(screen.queryByText(/для этой машины и этого года нет/)).not.toBeInTheDocument();

    await user.selectOptions(year(), "2020");
    const lost = await screen.findByText(/для этой машины и этого года нет/);
    expect(lost.textContent).toMatch(/^Суммы 100.000.TJS для/);
    expect(sum()).toHaveValue("");
    expect(sent("calculateCar").map(({ body }) => body)).not.toContainEqual(
      expect.objectContaining({ carIssueYear: 2020 }),
    );
    await user.selectOptions(sum(), "50000");
    expect(screen.queryByText(/для этой машины и этого года нет/)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(sent("calculateCar").at(-1)).toMatchObject({
        body: { carIssueYear: 2020, policeSumInsured: 50_000, crSumAssured: 0 },
      }),
    );
  });

  it("lists the options that were removed, and restores them", async () => {
    const order = aCascoOrder({ crSumAssured: 250_000 });
    const { user, sent } = await openOrder(
      { product: "ECI" },
      { ...keepOrder("ECI", order, "vehicle"), carSums },
    );
    await waitFor(() => expect(sum()).toBeEnabled());
    await user.selectOptions(year(), "2019");
    expect(screen.getByText(/в заказе больше нет/).textContent).toMatch(
      /Ущерб другим сверх ОСАГО \(250.000.TJS\)/,
    );
    await user.click(screen.getByRole("button", { name: "Вернуть" }));
    expect(screen.queryByText(/в заказе больше нет/)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(sent("calculateCar").at(-1)).toMatchObject({
        body: { carIssueYear: 2019, policeSumInsured: 100_000, crSumAssured: 250_000 },
      }),
    );
  });

  it("offers typed names of a known model the sums of that model", async () => {
    const { user } = await openOrder({ product: "ECI" }, { carSums });
    await user.click(screen.getByRole("checkbox", { name: /нет в списке/ }));
    await user.type(screen.getByRole("textbox", { name: "Марка" }), "тойота");
    await user.type(screen.getByRole("textbox", { name: "Модель" }), "Королла 1.6");
    await user.selectOptions(year(), "2019");
    await waitFor(() => expect(sum()).toBeEnabled());
    expect(screen.getByRole("option", { name: /^100.000/ })).toBeInTheDocument();
    expect(screen.queryByRole("option", { name: /^500.000/ })).not.toBeInTheDocument();
    await user.clear(screen.getByRole("textbox", { name: "Модель" }));
    await user.type(screen.getByRole("textbox", { name: "Модель" }), "Crown");
    expect(await screen.findByRole("option", { name: /^500.000/ })).toBeInTheDocument();
  });
});

describe("the make of a vehicle", () => {
  it("is neither guessed nor lost where the list lacks it", async () => {
    const { user } = await openOrder({ product: "MTPL" });
    await user.type(make(), "zzzzq");
    expect(screen.queryByRole("option", { name: "Toyota" })).not.toBeInTheDocument();
    await user.tab();
    expect(make()).toHaveValue("zzzzq");
    expect(model()).toBeDisabled();
    await user.clear(make());
    await user.type(make(), "Zundapp");
    await user.click(screen.getByRole("checkbox", { name: /нет в списке/ }));
    expect(screen.getByRole("textbox", { name: "Марка" })).toHaveValue("Zundapp");
  });

  it("is restored with model and year when its type is, without the price of another type", async () => {
    const { user } = await openOrder({ product: "MTPL" });
    await user.type(make(), "Toyota{Enter}");
    await user.type(model(), "Camry{Enter}");
    await waitFor(() => expect(year()).toBeEnabled());
    await user.selectOptions(year(), "2019");
    await waitFor(() => expect(shownPrice()?.textContent).toContain("180"));
    const type = screen.getByLabelText("Вид транспорта");
    await user.selectOptions(type, "5");
    expect(make()).toHaveValue("");
    expect(shownPrice()?.textContent).not.toContain("180");
    await user.selectOptions(type, "1");
    await waitFor(() => expect(make()).toHaveValue("Toyota"));
    await waitFor(() => expect(model()).toHaveValue("Camry"));
    await waitFor(() => expect(year()).toHaveValue("2019"));
    await waitFor(() => expect(shownPrice()?.textContent).toContain("180"));
  });
});
