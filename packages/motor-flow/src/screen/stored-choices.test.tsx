import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type MotorOrderValues, newMotorOrder } from "../model/order-values.ts";
import { LINKS } from "../testing/links.ts";
import { aCascoOrder, TODAY } from "../testing/motor-order-builders.ts";
import { keepOrder, motorResponses } from "../testing/motor-responses.ts";
import { renderOrder } from "../testing/render-order.ts";
import { CascoOrder } from "./casco-order.tsx";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

/** An order continued from an earlier visit. */
async function reopen(
  product: "ECI" | "SCI",
  order: MotorOrderValues,
  part: Parameters<typeof keepOrder>[2],
) {
  const around = { links: LINKS, today: TODAY, paymentOrigins: [], onResult: vi.fn() };
  const opened = await renderOrder(
    <CascoOrder {...around} product={product} />,
    motorResponses({
      ...keepOrder(product, order, part),
      carYears: () => ({ status: 200, data: [2018, 2005] }),
    }),
  );
  fireEvent.pointerMove(window);
  return opened;
}

describe("a programme that does not accept a car of the chosen year", () => {
  it("shows a notice, and is restored with a newer year", async () => {
    const { user } = await reopen("ECI", aCascoOrder(), "vehicle");
    const year = await screen.findByLabelText("Год выпуска");
    await waitFor(() => expect(within(year).getByRole("option", { name: "2005" })).toBeVisible());
    await user.selectOptions(year, "2005");
    expect(await screen.findByText(/не для машин старше 20 лет.*«Полная гибель»/)).toBeVisible();
    await user.selectOptions(year, "2018");
    expect(screen.queryByText(/не для машин старше 20 лет/)).not.toBeInTheDocument();
  });
});

describe("an unusual plate", () => {
  it("has to be confirmed", async () => {
    const { user } = await reopen("ECI", aCascoOrder(), "vehicle");
    const plate = await screen.findByLabelText(/^Госномер/);
    await user.clear(plate);
    await user.type(plate, "123аа01");
    expect(await screen.findByText("Проверьте госномер")).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: "Номер написан верно" }));
    await user.type(plate, "7");
    expect(screen.getByRole("checkbox", { name: "Номер написан верно" })).not.toBeChecked();
  });
});

describe("the ways of compensation", () => {
  it("show their additional price", async () => {
    await reopen("ECI", aCascoOrder(), "options");
    const station = await screen.findByRole("radio", { name: /Ремонт в нашем автосервисе/ });
    await waitFor(() => expect(station).toHaveAccessibleDescription(/Дороже на 150/));
    const own = screen.getByRole("radio", { name: /По нашей оценке/ });
    expect(own).toHaveAccessibleDescription(/Дешевле на 90/);
  });
});

describe("a first day in the past", () => {
  it("opens the order at the car with a notice and is not overwritten before the buyer agrees", async () => {
    const passed = aCascoOrder({ beginDate: "2026-02-20", endDate: "2027-02-19" });
    const { user, client } = await reopen("ECI", passed, "review");
    expect(await screen.findByText("Дата начала уже прошла")).toBeVisible();
    expect(await screen.findByLabelText("Начало")).toHaveValue("20.02.2026");
    expect(client.requests.map(({ name }) => name)).not.toContain("calculateCar");
    await user.click(screen.getByRole("button", { name: "Начать 06.03.2026" }));
    expect(screen.getByLabelText("Начало")).toHaveValue("06.03.2026");
    expect(screen.queryByText("Дата начала уже прошла")).not.toBeInTheDocument();
  });
});

describe("a ready-made programme", () => {
  const premium = {
    ...aCascoOrder(),
    ...newMotorOrder({ product: "SCI", program: "SCI_P3" }, TODAY),
    carMark: "Toyota",
    carModel: "Camry",
    carIssueYear: "2018",
    accidentAnyOption: 1,
  };

  it("does not offer options that it includes, and says so", async () => {
    await reopen("SCI", premium, "options");
    expect(await screen.findByText(/Уже входит в программу/)).toBeVisible();
    expect(screen.queryByRole("switch", { name: /Авария/ })).not.toBeInTheDocument();
    expect(screen.getByRole("switch", { name: /Новые детали/ })).toBeVisible();
  });

  it("is shown in the review with its name and its sum", async () => {
    await reopen("SCI", { ...aCascoOrder(), ...premium, drivers: aCascoOrder().drivers }, "review");
    const program = await screen.findByRole("region", { name: "Программа" });
    expect(within(program).getAllByText("Авто «Премиум»")[0]).toBeVisible();
    await waitFor(() => expect(within(program).getAllByText(/30.000/)[0]).toBeVisible());
  });
});
