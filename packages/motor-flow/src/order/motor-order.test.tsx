import type { TestAnswers } from "@sughurta/api-client/testing";
import { checkoutTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { orderTexts } from "@sughurta/order";
import { screenRenderer } from "@sughurta/screen-testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LINKS } from "../testing/links.ts";
import { keepOrder, motorAnswers } from "../testing/motor-answers.ts";
import { aCascoOrder, aLiabilityOrder, TODAY } from "../testing/motor-order-builders.ts";
import { motorTexts } from "../texts/motor-texts.ts";
import { MotorOrder } from "./motor-order.tsx";
import type { ChosenOrderProps } from "./motor-order-props.ts";

const renderOrder = screenRenderer([motorTexts, peopleTexts, orderTexts, checkoutTexts, formTexts]);

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

const open = (
  choice: ChosenOrderProps["choice"],
  answers: TestAnswers = {},
  initialAnswers?: ChosenOrderProps["initialAnswers"],
) =>
  renderOrder(
    <MotorOrder
      choice={choice}
      initialAnswers={initialAnswers}
      links={LINKS}
      today={TODAY}
      paymentOrigins={[]}
      onResult={vi.fn()}
    />,
    motorAnswers(answers),
  );

const price = () => screen.getAllByRole("status").find((shown) => shown.tagName === "OUTPUT");

describe("the order of compulsory liability", () => {
  it("finds a car in Cyrillic with a typing error and shows its price at once", async () => {
    const { user } = await open({ product: "MTPL" });
    await user.type(screen.getByRole("combobox", { name: "Марка" }), "тоёта");
    await user.click(await screen.findByRole("option", { name: "Toyota" }));
    await user.type(screen.getByRole("combobox", { name: "Модель" }), "камри");
    await user.click(await screen.findByRole("option", { name: "Camry" }));
    await waitFor(() => expect(screen.getByLabelText("Год выпуска")).toBeEnabled());
    await user.selectOptions(screen.getByLabelText("Год выпуска"), "2018");
    await waitFor(() => expect(price()?.textContent).toContain("180"));
  });

  it("draws what it understood of a plate, and refuses a taxi's when it is left", async () => {
    const { user } = await open({ product: "MTPL" });
    const plate = screen.getByLabelText("Госномер");
    await user.type(plate, "1234 аа-01");
    expect(screen.getByText("1234AA")).toBeVisible();
    await user.clear(plate);
    await user.type(plate, "1234ТТ01");
    await user.tab();
    expect(await screen.findByText(/Это номер такси/)).toBeVisible();
  });

  it("asks a resident for a tax number and a guest for none", async () => {
    const { user } = await open({ product: "MTPL" });
    expect(screen.getByLabelText("ИНН")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Нерезидент" }));
    expect(screen.queryByLabelText("ИНН")).not.toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Паспорт другой страны" })).toBeChecked();
  });

  it("takes typed names where the directory does not come", async () => {
    const lost = () => Promise.reject(new Error("lost"));
    const { user } = await open({ product: "MTPL" }, { carMarks: lost });
    expect(await screen.findByText(/Данные о машинах не загрузились/)).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: /нет в списке/ }));
    await user.type(screen.getByRole("textbox", { name: "Марка" }), "Zeekr");
    await user.type(screen.getByRole("textbox", { name: "Модель" }), "7X");
    await user.selectOptions(screen.getByLabelText("Год выпуска"), "2025");
    await waitFor(() => expect(price()?.textContent).toContain("180"));
  });
});

describe("an order that the quick quote began", () => {
  const chosen = { carMark: "Toyota", carIssueYear: "2019", residentType: "nonresident" } as const;

  it("has its price, and keeps the year when the model is chosen", async () => {
    const { user } = await open({ product: "MTPL" }, {}, chosen);
    await waitFor(() => expect(price()?.textContent).toContain("180"));
    expect(screen.getByRole("combobox", { name: "Марка" })).toHaveValue("Toyota");
    expect(screen.getByRole("radio", { name: "Нерезидент" })).toBeChecked();
    await user.type(screen.getByRole("combobox", { name: "Модель" }), "камри");
    await user.click(await screen.findByRole("option", { name: "Camry" }));
    await waitFor(() => expect(screen.getByLabelText("Год выпуска")).toBeEnabled());
    expect(screen.getByLabelText("Год выпуска")).toHaveValue("2019");
  });

  it("asks for the year again where the model was not made in it", async () => {
    const { user } = await open({ product: "MTPL" }, {}, { ...chosen, carIssueYear: "1995" });
    expect(screen.getByLabelText("Год выпуска")).toHaveValue("1995");
    await user.type(screen.getByRole("combobox", { name: "Модель" }), "камри");
    await user.click(await screen.findByRole("option", { name: "Camry" }));
    await waitFor(() => expect(screen.getByLabelText("Год выпуска")).toHaveValue(""));
  });

  it("asks whether an older order goes on with the new car", async () => {
    const older = aLiabilityOrder({ carMark: "Opel", carModel: "Astra" });
    const { user } = await open({ product: "MTPL" }, keepOrder("MTPL", older, "vehicle"), chosen);
    const dialog = within(await screen.findByRole("dialog", { name: "Продолжить прежний заказ?" }));
    expect(dialog.getByText(/Opel Astra 2018/)).toBeVisible();
    expect(dialog.getByText("М. С.")).toBeVisible();
    expect(dialog.getByText("Toyota 2019")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Продолжить с новой машиной" }));
    expect(screen.getByRole("combobox", { name: "Марка" })).toHaveValue("Toyota");
    expect(screen.getByLabelText("Фамилия, имя и отчество")).toHaveValue(older.holderFullName);
    expect(screen.getByLabelText("Госномер")).toHaveValue("");
  });
});

describe("the order of individual casco", () => {
  it("hides partial damage for a car of 21 years", async () => {
    const old = aCascoOrder({ carIssueYear: "2005", program: "ECI_P1" });
    await open({ product: "ECI" }, keepOrder("ECI", old, "program"));
    expect(await screen.findByRole("radio", { name: /Полная гибель/ })).toBeChecked();
    expect(screen.queryByRole("radio", { name: /Частичный ущерб/ })).not.toBeInTheDocument();
    expect(screen.getByText(/для машин не старше 20 лет/)).toBeVisible();
  });

  it("takes a way of compensation back when it is pressed again", async () => {
    const { user } = await open(
      { product: "ECI" },
      keepOrder("ECI", aCascoOrder({ compensation: "2" }), "options"),
    );
    const chosen = await screen.findByRole("radio", { name: "По нашей оценке" });
    expect(chosen).toBeChecked();
    await user.click(chosen);
    expect(chosen).not.toBeChecked();
  });

  it("adds drivers up to three, copies the holder and lets anybody drive", async () => {
    const { user } = await open(
      { product: "ECI" },
      keepOrder("ECI", aCascoOrder({ drivers: [] }), "holder"),
    );
    const add = await screen.findByRole("button", { name: "Добавить водителя" });
    await user.click(add);
    await user.click(add);
    expect(screen.getByRole("group", { name: "Водитель 3" })).toBeVisible();
    expect(add).not.toBeInTheDocument();
    const [, second] = screen.getAllByRole("button", { name: "Это страхователь" });
    if (second) await user.click(second);
    await waitFor(() =>
      expect(screen.getAllByLabelText("Фамилия, имя и отчество")[2]).toHaveValue(
        "Саидова Мадина Рустамовна",
      ),
    );
    await user.click(screen.getByRole("checkbox", { name: /За рулём может быть любой/ }));
    expect(screen.queryByRole("group", { name: "Водитель 1" })).not.toBeInTheDocument();
  });

  it("shows the payments of a plan", async () => {
    const order = aCascoOrder({ calculateInstallments: true });
    await open({ product: "ECI" }, keepOrder("ECI", order, "review"));
    expect(await screen.findByText("Оплата 02.04.2026")).toBeVisible();
  });
});
