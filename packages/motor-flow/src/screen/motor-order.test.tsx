import type { TestAnswers } from "@sughurta/api-client/testing";
import { checkoutTexts, paymentTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { orderTexts } from "@sughurta/order";
import { SavedContactsProvider } from "@sughurta/order/fill-from-profile";
import { screenRenderer } from "@sughurta/screen-testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LINKS } from "../testing/links.ts";
import { keepOrder, motorAnswers } from "../testing/motor-answers.ts";
import { aCascoOrder, aLiabilityOrder, TODAY } from "../testing/motor-order-builders.ts";
import { motorTexts } from "../texts/motor-texts.ts";
import { CascoOrder } from "./casco-order.tsx";
import type { ChosenOrderProps } from "./motor-order-props.ts";
import { MtplOrder } from "./mtpl-order.tsx";

const renderOrder = screenRenderer([
  motorTexts,
  peopleTexts,
  orderTexts,
  checkoutTexts,
  paymentTexts,
  formTexts,
]);

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

/** An order whose buyer has moved the pointer. */
async function open(...order: Parameters<typeof openUntouched>) {
  const opened = await openUntouched(...order);
  fireEvent.pointerMove(window);
  return opened;
}

const openUntouched = (
  { product, program }: ChosenOrderProps["choice"],
  answers: TestAnswers = {},
  initialAnswers?: ChosenOrderProps["initialAnswers"],
  history?: ChosenOrderProps["history"],
) => {
  const around = { links: LINKS, today: TODAY, paymentOrigins: [], onResult: vi.fn() };
  return renderOrder(
    product === "MTPL" ? (
      <MtplOrder {...around} initialAnswers={initialAnswers} />
    ) : (
      <CascoOrder {...around} product={product} program={program} history={history} />
    ),
    motorAnswers(answers),
  );
};

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

  it("asks the service nothing before the buyer's first move", async () => {
    const { client } = await openUntouched({ product: "MTPL" });
    expect(client.requests).toEqual([]);
    fireEvent.pointerMove(window);
    await waitFor(() =>
      expect(client.requests.map(({ name }) => name)).toEqual(["myCars", "carMarks"]),
    );
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
    expect(
      screen.getByText(/Такси и машины для проката мы страхуем по другому договору/),
    ).toBeVisible();
  });

  it("counts the characters of a VIN that has not all of them, without spaces", async () => {
    const { user } = await open({ product: "MTPL" });
    await user.type(screen.getByLabelText(/^VIN/), "JTNB11HK 90300012");
    await user.tab();
    expect(await screen.findByText("Введено знаков: 16. В VIN их 17")).toBeVisible();
  });

  it("asks a resident for a tax number and a guest for none", async () => {
    const { user } = await open({ product: "MTPL" });
    expect(screen.getByLabelText("ИНН")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "В другой стране" }));
    expect(screen.queryByLabelText("ИНН")).not.toBeInTheDocument();
    // A non-resident may show the passport of any country, a Tajik one included.
    expect(screen.getByRole("radio", { name: "Паспорт другой страны" })).toBeChecked();
    expect(screen.getAllByRole("radio", { name: /аспорт Таджикистана/ })).toHaveLength(2);
  });

  it("tells the day on which the policy begins", async () => {
    await open({ product: "MTPL" });
    expect(screen.getByText(/Действует год, с 03\.03\.2026/)).toBeVisible();
  });

  it("tells the later first day of a policy that is renewed early", async () => {
    const renewed = aLiabilityOrder({ beginDate: "2026-03-21", endDate: "2027-03-20" });
    await open({ product: "MTPL" }, keepOrder("MTPL", renewed, "review"));
    expect(await screen.findByText(/Действует год, с 21\.03\.2026/)).toBeVisible();
  });

  it("says what is missing, and leads to the first of it", async () => {
    const { user } = await open({ product: "MTPL" });
    await user.click(screen.getByRole("button", { name: "Купить" }));
    const banner = await screen.findByRole("alert", { name: /^Осталось \d+ ответов$/ });
    expect(within(banner).getByRole("list", { name: "Страхователь" })).toBeVisible();
    expect(within(banner).getByRole("link", { name: /«Марка»/ })).toBeVisible();
    await user.click(within(banner).getByRole("button", { name: "К первой ошибке" }));
    expect(screen.getByRole("combobox", { name: "Марка" })).toHaveFocus();
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

  it("asks again for lists that did not come, and offers what they hold", async () => {
    const carMarks = vi
      .fn(motorAnswers().carMarks)
      .mockImplementationOnce(() => Promise.reject(new Error("lost")));
    const { user } = await open({ product: "MTPL" }, { carMarks });
    await user.click(await screen.findByRole("button", { name: "Попробовать ещё раз" }));
    await waitFor(() =>
      expect(screen.queryByText(/Данные о машинах не загрузились/)).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole("combobox", { name: "Марка" }));
    expect(await screen.findByRole("option", { name: "Toyota" })).toBeVisible();
  });
});

describe("a signed-in buyer", () => {
  const KNOWN = {
    id: "self",
    lastName: "Каримова",
    firstName: "Зарина",
    patronymic: "",
    birthDate: "1985-01-31",
    gender: "f",
    citizenship: "",
    phone: "",
    email: "",
    documents: [
      {
        docType: "2",
        series: "",
        docNumber: "C01X00T47",
        issueDate: "2018-02-01",
        issueInstitution: "UZ",
        validTo: "2030-02-01",
      },
      {
        docType: "0",
        series: "A",
        docNumber: "87654321",
        issueDate: "2018-02-01",
        issueInstitution: "ОВД",
        validTo: "2031-02-01",
      },
    ],
    address: { city: "Хуҷанд", address: "улица Ленина, 1", postalCode: "" },
  } as const;

  it("is filled in on request, with the document that the residence allows", async () => {
    const { user } = await renderOrder(
      <SavedContactsProvider load={async () => ({ self: KNOWN, others: [] })}>
        <MtplOrder links={LINKS} today={TODAY} paymentOrigins={[]} onResult={vi.fn()} />
      </SavedContactsProvider>,
      motorAnswers({}),
    );
    const named = (name: string) =>
      document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=hidden])`);
    await user.click(await screen.findByRole("button", { name: "Заполнить из моего профиля" }));
    await waitFor(() => expect(named("holderFullName")).toHaveValue("Каримова Зарина"));
    expect(named("holderFullName")).toHaveFocus();
    expect(named("holderDocNumber")).toHaveValue("87654321");
    expect(named("city")).toHaveValue("Хуҷанд");
    await user.click(screen.getByRole("radio", { name: "В другой стране" }));
    await user.click(screen.getByRole("button", { name: "Заполнить из моего профиля" }));
    await waitFor(() => expect(named("holderDocNumber")).toHaveValue("C01X00T47"));
  });
});

describe("a car that was insured before", () => {
  const car = { carMark: "Toyota", carModel: "Camry", carIssueYear: 2019, gosNomer: "1234AA01" };

  it("is back in one tap, papers and price included, and leaves the storage of the browser clean", async () => {
    const { user } = await open(
      { product: "MTPL" },
      { myCars: () => ({ status: 200, data: [car, { ...car, vehicleType: 2, gosNomer: "5C" }] }) },
    );
    await user.click(await screen.findByRole("button", { name: /Toyota Camry 2019, 1234AA01/ }));
    expect(screen.getByLabelText("Госномер")).toHaveValue("1234AA01");
    expect(screen.getByRole("combobox", { name: "Марка" })).toHaveFocus();
    await waitFor(() => expect(screen.getByLabelText("Год выпуска")).toHaveValue("2019"));
    await waitFor(() => expect(price()?.textContent).toContain("180"));
    expect(screen.queryByRole("group", { name: "Ваши машины" })).not.toBeInTheDocument();
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain("Camry"));
    expect(JSON.stringify(localStorage)).not.toContain("1234AA01");
  });

  it("is asked for at once where this browser ordered before", async () => {
    localStorage.setItem("sughurta.motor.ordered", "1");
    await openUntouched({ product: "MTPL" }, { myCars: () => ({ status: 200, data: [car] }) });
    expect(
      await screen.findByRole("button", { name: /Toyota Camry 2019, 1234AA01/ }),
    ).toBeVisible();
  });

  it("is offered for casco where casco takes it", async () => {
    const lorry = { ...car, vehicleType: 2, carModel: "Dyna" };
    await open({ product: "ECI" }, { myCars: () => ({ status: 200, data: [lorry, car] }) });
    expect(await screen.findByRole("button", { name: /Toyota Camry/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Dyna/ })).not.toBeInTheDocument();
  });
});

describe("who is not insured", () => {
  it("is told before the first field what to do instead, and comes back without a loss", async () => {
    const { user } = await open({ product: "MTPL" });
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

  it("learns at the year of a car of 31 years what takes it, without a price being asked for", async () => {
    const { user, sent } = await open({ product: "ECI" });
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

  it("finds a year for a model that was made before the years that are insured", async () => {
    const carYears: TestAnswers["carYears"] = () => ({ status: 200, data: [] });
    const { user } = await open({ product: "SCI" }, { carYears });
    await user.type(screen.getByRole("combobox", { name: "Марка" }), "тойота");
    await user.click(await screen.findByRole("option", { name: "Toyota" }));
    await user.type(screen.getByRole("combobox", { name: "Модель" }), "камри");
    await user.click(await screen.findByRole("option", { name: "Camry" }));
    await waitFor(() => expect(screen.getByLabelText("Год выпуска")).toBeEnabled());
    await user.selectOptions(screen.getByLabelText("Год выпуска"), "2005 или раньше");
    expect(screen.getByRole("link", { name: /Каско «Индивидуальный», до 30 лет/ })).toBeVisible();
  });

  it("learns at the licence of a driver that another one has to be named", async () => {
    const drivers = aCascoOrder().drivers.map((one) => ({ ...one, docIssueDate: "2025-12-01" }));
    await open({ product: "ECI" }, keepOrder("ECI", aCascoOrder({ drivers }), "holder"));
    const driver = await screen.findByRole("group", { name: "Водитель 1" });
    expect(await within(driver).findByText(/Этого водителя вписать в каско нельзя/)).toBeVisible();
    expect(within(driver).getByRole("link", { name: /Обязательный полис/ })).toBeVisible();
  });
});

describe("the order of a ready-made programme", () => {
  it("is on one page where the history names `not-step`, and is bought there", async () => {
    const history = { step: "not-step", push: vi.fn(), replace: vi.fn() };
    await open({ product: "SCI", program: "SCI_P2" }, {}, undefined, history);
    expect(await screen.findByRole("group", { name: "Водитель 1" })).toBeVisible();
    for (const name of ["Марка, модель и год", "Машина и водитель", "Страхователь"]) {
      expect(screen.getByRole("group", { name })).toBeVisible();
    }
    expect(screen.getByRole("button", { name: /^Купить/ })).toBeVisible();
    expect(screen.queryByRole("radio", { name: "Полная гибель" })).not.toBeInTheDocument();
    expect(history.replace).not.toHaveBeenCalled();
  });

  it("is named by its programme", async () => {
    await open({ product: "SCI", program: "SCI_P2" });
    expect(screen.getByRole("heading", { level: 1, name: "Авто «Комфорт»" })).toBeVisible();
  });
});

describe("an order that the quick quote began", () => {
  const chosen = { carMark: "Toyota", carIssueYear: "2019", residentType: "nonresident" } as const;

  it("has its price, and keeps the year when the model is chosen", async () => {
    const { user } = await open({ product: "MTPL" }, {}, chosen);
    await waitFor(() => expect(price()?.textContent).toContain("180"));
    expect(screen.getByRole("combobox", { name: "Марка" })).toHaveValue("Toyota");
    expect(screen.getByRole("radio", { name: "В другой стране" })).toBeChecked();
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

  it("tells the price of each programme and option before it is chosen", async () => {
    const { user } = await open({ product: "ECI" }, keepOrder("ECI", aCascoOrder(), "program"));
    const theft = await screen.findByRole("radio", { name: /Угон/ });
    await waitFor(() => expect(theft).toHaveAccessibleDescription(/не нашли за 60 дней 160.TJS$/));
    // Choosing total loss turns two options on: its card says the whole price, as the bar will.
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

  it("asks for no sum of an option that has only one", async () => {
    const { user, sent } = await open(
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

  it("takes a way of compensation back when it is pressed again", async () => {
    const { user } = await open(
      { product: "ECI" },
      keepOrder("ECI", aCascoOrder({ compensation: "2" }), "options"),
    );
    const chosen = await screen.findByRole("radio", { name: /По нашей оценке/ });
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
    // Nobody is two of the drivers.
    expect(screen.queryByRole("button", { name: "Это страхователь" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: /За рулём может быть любой/ }));
    expect(screen.queryByRole("group", { name: "Водитель 1" })).not.toBeInTheDocument();
  });

  it("tells the car and the programme while options are chosen, and leads back to each", async () => {
    const { user } = await open({ product: "ECI" }, keepOrder("ECI", aCascoOrder(), "options"));
    const earlier = await screen.findByRole("group", { name: "Что уже заполнено" });
    await user.click(within(earlier).getByText(/Toyota Camry 2018.* · Частичный ущерб/));
    await user.click(within(earlier).getByRole("button", { name: "Изменить: Программа" }));
    expect(await screen.findByRole("radio", { name: /Частичный ущерб/ })).toBeChecked();
  });

  it("shows the payments of a plan", async () => {
    const order = aCascoOrder({ calculateInstallments: true });
    const { user } = await open({ product: "ECI" }, keepOrder("ECI", order, "review"));
    const plan = await screen.findByRole("region", { name: "Оплата частями" });
    expect(within(plan).getByText("Оплата 02.04.2026")).toBeVisible();
    const change = within(plan).getByRole("button", { name: "Изменить: Оплата частями" });
    await user.click(change);
    expect(await screen.findByRole("checkbox", { name: /Платить частями/ })).toBeChecked();
  });

  it("shows the way of compensation once more before it is bought", async () => {
    await open({ product: "ECI" }, keepOrder("ECI", aCascoOrder({ compensation: "2" }), "review"));
    const options = await screen.findByRole("region", { name: "Опции" });
    expect(within(options).getByText("Способ возмещения")).toBeVisible();
    expect(within(options).getByText("По нашей оценке")).toBeVisible();
  });
});
