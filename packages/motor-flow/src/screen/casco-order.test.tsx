import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aCascoOrder } from "../testing/motor-order-builders.ts";
import { keepOrder } from "../testing/motor-responses.ts";
import { openOrder } from "../testing/open-motor-order.tsx";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

describe("the order of a ready-made programme", () => {
  it("is on one page where the history has the step `not-step`, and is bought there", async () => {
    const history = { step: "not-step", push: vi.fn(), replace: vi.fn() };
    await openOrder({ product: "SCI", program: "SCI_P2" }, {}, undefined, history);
    expect(await screen.findByRole("group", { name: "Водитель 1" })).toBeVisible();
    for (const name of ["Марка, модель и год", "Машина и водитель", "Страхователь"]) {
      expect(screen.getByRole("group", { name })).toBeVisible();
    }
    expect(screen.getByRole("button", { name: /^Купить/ })).toBeVisible();
    expect(screen.queryByRole("radio", { name: "Полная гибель" })).not.toBeInTheDocument();
    expect(history.replace).not.toHaveBeenCalled();
  });

  it("is named by its programme", async () => {
    await openOrder({ product: "SCI", program: "SCI_P2" });
    expect(screen.getByRole("heading", { level: 1, name: "Авто «Комфорт»" })).toBeVisible();
  });
});

describe("the order of individual casco", () => {
  it("hides partial damage for a car of 21 years", async () => {
    const old = aCascoOrder({ carIssueYear: "2005", program: "ECI_P1" });
    await openOrder({ product: "ECI" }, keepOrder("ECI", old, "program"));
    expect(await screen.findByRole("radio", { name: /Полная гибель/ })).toBeChecked();
    expect(screen.queryByRole("radio", { name: /Частичный ущерб/ })).not.toBeInTheDocument();
    expect(screen.getByText(/для машин не старше 20 лет/)).toBeVisible();
  });

  it("shows the price of each programme and option before it is chosen", async () => {
    const { user } = await openOrder(
      { product: "ECI" },
      keepOrder("ECI", aCascoOrder(), "program"),
    );
    const theft = await screen.findByRole("radio", { name: /Угон/ });
    await waitFor(() => expect(theft).toHaveAccessibleDescription(/не нашли за 60 дней 160.TJS$/));
    // Choosing total loss turns two options on: its card shows the whole price, like the bar.
    expect(screen.getByRole("radio", { name: /Полная гибель/ })).toHaveAccessibleDescription(
      /520.TJS, из них 120 за 2 опции, их можно убрать$/,
    );
    expect(screen.getByRole("switch", { name: /Ущерб другим/ })).toHaveAccessibleDescription(
      /до 250.000.TJS \+1.000.TJS/,
    );
    expect(screen.getByLabelText("Страховая сумма")).toHaveValue("100000");
    await user.click(screen.getByRole("button", { name: "Продолжить" }));
    const abroad = await screen.findByRole("switch", { name: "Поездки в Узбекистан" });
    expect(abroad).toHaveAccessibleDescription(/\+500.TJS/);
    await user.click(abroad);
    await waitFor(() => expect(abroad).toHaveAccessibleDescription(/\+500.TJS/));
  });

  it("does not offer a choice of sums for an option with only one", async () => {
    const { user, sent } = await openOrder(
      { product: "ECI" },
      keepOrder("ECI", aCascoOrder(), "options"),
    );
    await user.click(await screen.findByRole("switch", { name: "Ущерб на мойке" }));
    expect(screen.queryByRole("radio", { name: /1.000.TJS/ })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(sent("calculateCar").at(-1)).toMatchObject({
        body: { damageCarWashSumAssured: 1000 },
      }),
    );
  });

  it("clears a way of compensation when it is pressed again", async () => {
    const { user } = await openOrder(
      { product: "ECI" },
      keepOrder("ECI", aCascoOrder({ compensation: "2" }), "options"),
    );
    const chosen = await screen.findByRole("radio", { name: /По нашей оценке/ });
    expect(chosen).toBeChecked();
    await user.click(chosen);
    expect(chosen).not.toBeChecked();
  });

  it("adds drivers up to three, copies the holder and allows any driver", async () => {
    const { user } = await openOrder(
      { product: "ECI" },
      keepOrder("ECI", aCascoOrder({ drivers: [] }), "holder"),
    );
    const add = await screen.findByRole("button", { name: "Добавить водителя" });
    await user.click(add);
    await user.click(add);
    expect(screen.getByRole("group", { name: "Водитель 3" })).toBeVisible();
    expect(add).not.toBeInTheDocument();
    const [, second] = screen.getAllByRole("button", { name: "Это страхователь" });
    expect(second).toBeVisible();
    if (second) await user.click(second);
    await waitFor(() =>
      expect(screen.getAllByLabelText("Фамилия, имя и отчество")[2]).toHaveValue(
        "Саидова Мадина Рустамовна",
      ),
    );
    expect(screen.getByText("Данные покупателя")).toHaveFocus();
    const [own, , copy] = screen.getAllByLabelText("Фамилия, имя и отчество");
    expect(copy).not.toBeVisible();
    if (own) await user.type(own, "на");
    expect(copy).toHaveValue("Саидова Мадина Рустамовнана");
    // The same person cannot be two of the drivers.
    expect(screen.queryByRole("button", { name: "Это страхователь" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: /За рулём может быть любой/ }));
    expect(screen.queryByRole("group", { name: "Водитель 1" })).not.toBeInTheDocument();
  });

  it("restores a removed driver with the entered values", async () => {
    const { user } = await openOrder({ product: "ECI" }, keepOrder("ECI", aCascoOrder(), "holder"));
    const firstName = () =>
      within(screen.getByRole("group", { name: "Водитель 1" })).getByLabelText(
        "Фамилия, имя и отчество",
      );
    await user.click(await screen.findByRole("button", { name: "Добавить водителя" }));
    const [filled] = aCascoOrder().drivers;
    expect(firstName()).toHaveValue(filled?.driverFullName);
    await user.click(screen.getByRole("button", { name: "Убрать водителя 1" }));
    expect(firstName()).toHaveValue("");
    const back = await screen.findByRole("button", { name: "Вернуть водителя" });
    expect(back).toHaveFocus();
    await user.click(back);
    expect(firstName()).toHaveValue(filled?.driverFullName);
    expect(screen.getByRole("group", { name: "Водитель 2" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Вернуть водителя" })).not.toBeInTheDocument();
  });

  it("shows the car and the programme while options are chosen, with links to change each", async () => {
    const { user } = await openOrder(
      { product: "ECI" },
      keepOrder("ECI", aCascoOrder(), "options"),
    );
    const earlier = await screen.findByRole("group", { name: "Что уже заполнено" });
    await user.click(within(earlier).getAllByText(/Частичный ущерб/)[0] ?? earlier);
    await user.click(within(earlier).getByRole("button", { name: "Изменить: Программа" }));
    expect(await screen.findByRole("radio", { name: /Частичный ущерб/ })).toBeChecked();
  });

  it("shows the plan of payments beside its choice, and the amount due now in the bar and on Buy", async () => {
    const { user } = await openOrder(
      { product: "ECI" },
      keepOrder("ECI", aCascoOrder(), "vehicle"),
    );
    const panel = await screen.findByRole("complementary");
    await waitFor(() => expect(panel).toHaveTextContent("Цена полиса"));
    const choice = screen.getByRole("checkbox", { name: /Платить частями/ });
    await user.click(choice);
    const form = within(choice.closest("form") ?? panel);
    expect((await form.findByText("02.04.2026")).closest("li")).toHaveTextContent("175 TJS");
    expect(panel).toHaveTextContent("Сейчас, всего 700 TJS");
    expect(panel.querySelector("output")).toHaveTextContent("350 TJS");
  });

  it("shows the amount due now and the total on the Buy button", async () => {
    const order = aCascoOrder({ calculateInstallments: true });
    await openOrder({ product: "ECI" }, keepOrder("ECI", order, "review"));
    const buy = await screen.findByRole("button", {
      name: /Купить: сейчас 350.TJS, всего 700.TJS/,
    });
    expect(buy).toBeVisible();
  });

  it("shows the payments of a plan", async () => {
    const order = aCascoOrder({ calculateInstallments: true });
    const { user } = await openOrder({ product: "ECI" }, keepOrder("ECI", order, "review"));
    const plan = await screen.findByRole("region", { name: "Оплата частями" });
    await user.click(within(plan).getAllByText(/TJS/)[0] ?? plan);
    expect(within(plan).getByText("Оплата 02.04.2026")).toBeVisible();
    const change = within(plan).getByRole("button", { name: "Изменить: Оплата частями" });
    await user.click(change);
    expect(await screen.findByRole("checkbox", { name: /Платить частями/ })).toBeChecked();
  });

  it("shows the limit of an option without a choice of sums once, on and off", async () => {
    const { user } = await openOrder(
      { product: "ECI" },
      keepOrder("ECI", aCascoOrder(), "options"),
    );
    const wash = await screen.findByRole("switch", { name: "Ущерб на мойке" });
    const once = /^Царапины и сколы на автомойке, до 1.000.TJS/;
    expect(wash).toHaveAccessibleDescription(once);
    await user.click(wash);
    expect(wash).toBeChecked();
    expect(wash).toHaveAccessibleDescription(once);
  });

  it("shows the way of compensation again before it is bought", async () => {
    await openOrder(
      { product: "ECI" },
      keepOrder("ECI", aCascoOrder({ compensation: "2" }), "review"),
    );
    const options = await screen.findByRole("region", { name: "Опции" });
    expect(within(options).getByText("Способ возмещения")).toBeInTheDocument();
    expect(within(options).getAllByText("По нашей оценке")[0]).toBeVisible();
  });
});
