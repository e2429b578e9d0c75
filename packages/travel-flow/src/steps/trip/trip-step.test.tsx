import { sentence } from "@sughurta/screen-testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ageGroup, anInsuredPerson, aTravelOrder, aTravelTrip } from "#src/testing/builders.ts";
import { keepOrder } from "#src/testing/keep-order.ts";
import {
  chooseCountry,
  field,
  freshBrowserEachTest,
  next,
  openOrder,
  panel,
  price,
  resumeOrder,
} from "#src/testing/order-screen.tsx";
import { quoteResponse } from "#src/testing/travel-responses.ts";

freshBrowserEachTest();

describe("the trip", () => {
  it("has the fields of the specification and requires a country first", async () => {
    const { user, sent } = await openOrder();
    for (const name of [
      "howOften",
      "beginDate",
      "endDate",
      "currency",
      "mainSumAssured",
      "spaType",
    ]) {
      expect(field(name)).toBeInTheDocument();
    }
    expect(document.querySelector("form [name=country]")).toBeInTheDocument();
    expect(screen.getByRole("status", { name: "4–69 лет" })).toHaveTextContent("1");
    expect(field("beginDate")).toHaveValue("02.03.2026");
    expect(field("endDate")).toHaveValue("03.03.2026");
    await next(user);
    const countries = screen.getByRole("combobox", { name: "Страны" });
    await waitFor(() => expect(countries).toHaveFocus());
    expect(countries).toHaveAccessibleDescription(/Выберите хотя бы одну страну/);
    expect(sent("calculateTravel")).toEqual([]);
  });

  it("prices the trip as soon as a country is chosen and later shows the change", async () => {
    const { user, sent } = await openOrder({}, { partner: "SAFAR" });
    await chooseCountry(user, "турц", "Турция");
    await waitFor(() => expect(price()).toHaveTextContent("100 TJS"));
    expect(sent("calculateTravel").at(-1)?.body).toMatchObject({ country: "TR", partner: "SAFAR" });
    await user.click(screen.getByRole("radio", { name: /Спортивный/ }));
    await waitFor(() => expect(price()).toHaveTextContent("180 TJS"));
    expect(within(panel()).getByText(sentence(/Было 100 TJS, стало 180 TJS/))).toHaveTextContent(
      "Спорт: +80 TJS",
    );
    expect(within(panel()).getByText("Турция")).toBeVisible();
  });

  it("offers the medical sums on sale, and for a visa only those", async () => {
    const medicalSums = [30_000, 75_000, 100_000];
    const { user } = await resumeOrder(
      "trip",
      { country: ["DE"], currency: "USD" },
      {
        calculateTravel: ({ body }) => ({
          status: 200,
          data: { ...quoteResponse(body), medicalSums },
        }),
      },
    );
    await screen.findByRole("radio", { name: /100.000/ });
    expect(screen.getByRole("radio", { name: /75.000/ })).toBeVisible();
    expect(screen.queryByRole("radio", { name: /50.000/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /75.000/ }));
    expect(screen.getByRole("radio", { name: /75.000/ })).toBeChecked();
  });

  it("offers the medical sums known from the page before a country is chosen", async () => {
    await openOrder({}, { medicalSums: [30_000, 100_000] });
    const sums = screen.getAllByRole("radio", { name: /000.USD/ });
    expect(sums.map((sum) => sum.getAttribute("value"))).toEqual(["30000", "100000"]);
  });

  it("says that the sum of an older draft is no longer on sale, and offers the others", async () => {
    const sentence = "Такой суммы на лечение в продаже нет. Выберите одну из этих: 30 000, 50 000";
    const medicalSums = [30_000, 50_000];
    const { user } = await openOrder({
      ...keepOrder(aTravelOrder({ mainSumAssured: "75000" }), "trip"),
      calculateTravel: ({ body }) => {
        const data = { ...quoteResponse(body), medicalSums };
        const fieldCodes = { mainSumAssured: ["medicalSumNotSold"] };
        const isSold = medicalSums.includes(body.mainSumAssured);
        return { status: 200, data: isSold ? data : { ...data, errorMsg: [sentence], fieldCodes } };
      },
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole("radio", { name: /75.000/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: /50.000/ }));
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
    await waitFor(() => expect(price()).toHaveTextContent("TJS"));
  });

  it("removes countries covered by a group and no longer offers them", async () => {
    const { user } = await resumeOrder("trip", { country: ["DE", "TR"] });
    await chooseCountry(user, "Шенген", "Страны Шенгенской зоны");
    expect(screen.queryByRole("button", { name: /Германия/ })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: /Турция/ })).toBeVisible();
    await user.type(screen.getByRole("combobox", { name: "Страны" }), "Франция");
    expect(screen.queryByRole("option", { name: "Франция" })).not.toBeInTheDocument();
  });

  it("moves the end of a trip that became too short and shows it", async () => {
    const { user } = await resumeOrder("trip");
    await user.clear(screen.getByLabelText("Начало поездки"));
    await user.type(screen.getByLabelText("Начало поездки"), "25.03.2026");
    expect(field("endDate")).toHaveValue("26.03.2026");
    expect(screen.getByText(/конец мы перенесли на 26.03.2026/)).toBeVisible();
    expect(screen.getByText("2 дня, считая первый и последний")).toBeVisible();
  });

  it("needs no end for multiple trips and stores the choice on the device", async () => {
    const first = await openOrder();
    await first.user.click(screen.getByRole("radio", { name: /Поездки весь год/ }));
    expect(field("endDate")).toBeDisabled();
    expect(field("endDate")).toHaveValue("01.03.2027");
    expect(screen.getByText(/Полис действует по 01.03.2027/)).toBeVisible();
    first.view.unmount();
    localStorage.removeItem("sughurta.travel.choices");
    await openOrder();
    expect(screen.getByRole("radio", { name: /Поездки весь год/ })).toBeChecked();
  });

  it("moves nothing when the begin is out of range, and shows the typed value", async () => {
    const { user } = await resumeOrder("trip");
    const begin = screen.getByLabelText("Начало поездки");
    await user.clear(begin);
    await user.type(begin, "02122062");
    await waitFor(() => expect(begin).toHaveValue(""));
    expect(begin).toHaveAccessibleDescription(/Вы ввели 02.12.2062, это слишком далеко/);
    expect(field("endDate")).toHaveValue("20.03.2026");
    await user.type(begin, "12.03.2026");
    expect(field("endDate")).toHaveValue("20.03.2026");
    expect(screen.getByText("9 дней, считая первый и последний")).toBeVisible();
  });

  it("counts people by age group, from one to five, and shows no birth date", async () => {
    const { user, sent } = await resumeOrder("trip");
    const add = (group: string) => screen.getByRole("button", { name: `Добавить: ${group}` });
    const remove = (group: string) => screen.getByRole("button", { name: `Убрать: ${group}` });
    const count = (group: string) => screen.getByRole("status", { name: group });
    expect(count("4–69 лет")).toHaveTextContent("1");
    expect(remove("4–69 лет")).toHaveAttribute("aria-disabled", "true");
    for (const group of ["75–80 лет", "до 1 года", "1–3 года", "4–69 лет"]) {
      await user.click(add(group));
    }
    expect(count("4–69 лет")).toHaveTextContent("2");
    expect(screen.getByText("В одном полисе до пяти человек")).toBeVisible();
    expect(screen.getByText("5 человек")).toHaveAttribute("role", "status");
    await user.click(add("4–69 лет"));
    expect(count("4–69 лет")).toHaveTextContent("2");
    expect(screen.queryByLabelText(/Дата рождения/)).not.toBeInTheDocument();
    await waitFor(() => expect(price()).toHaveTextContent("500 TJS"));
    const asked = sent("calculateTravel").at(-1)?.body as { las: { laBirthday: string }[] };
    expect(asked.las.map(({ laBirthday }) => laBirthday)).toEqual([
      "1990-05-14",
      "1950-03-02",
      "2026-03-02",
      "2024-03-02",
      "2021-03-02",
    ]);
    for (const group of ["75–80 лет", "до 1 года", "1–3 года", "4–69 лет", "4–69 лет"]) {
      await user.click(remove(group));
      expect(remove(group)).toHaveFocus();
    }
    expect(count("4–69 лет")).toHaveTextContent("1");
    expect(count("75–80 лет")).toHaveTextContent("0");
  });

  it("counts people by the age groups of the tariff", async () => {
    const ageGroups = ["from0to17", "from18to64", "from65to80"].map(ageGroup);
    const { user, sent } = await openOrder(
      {
        calculateTravel: ({ body }) => ({ status: 200, data: quoteResponse(body, { ageGroups }) }),
      },
      { ageGroups },
    );
    expect(screen.getByRole("status", { name: "18–64 года" })).toHaveTextContent("1");
    expect(screen.queryByRole("status", { name: /69|до 1 года/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Добавить: 0–17 лет" }));
    await chooseCountry(user, "турц", "Турция");
    await waitFor(() => expect(price()).toHaveTextContent("200 TJS"));
    expect(sent("calculateTravel").at(-1)?.body).toMatchObject({
      las: [{ laBirthday: "1996-03-02" }, { laBirthday: "2018-03-02" }],
    });
    await user.click(screen.getByRole("button", { name: "Убрать: 18–64 года" }));
    expect(screen.getByRole("status", { name: "0–17 лет" })).toHaveTextContent("1");
    expect(screen.queryByText(/группы изменились/)).not.toBeInTheDocument();
  });

  it("keeps the travellers of a draft whose age group is gone, and asks to check them", async () => {
    const ageGroups = ["from0to17", "from18to80"].map(ageGroup);
    const chosen = { laBirthday: "", laAgeGuess: "2021-03-02" };
    const las = [
      anInsuredPerson(),
      anInsuredPerson({ uid: "2", ...chosen, laAgeGroup: "from4to69" }),
    ];
    const { user } = await resumeOrder(
      "trip",
      { las },
      {
        calculateTravel: ({ body }) => ({ status: 200, data: quoteResponse(body, { ageGroups }) }),
      },
    );
    expect(await screen.findByText(/прежних больше нет: 4–69 лет\./)).toBeVisible();
    const counts = () => screen.getAllByRole("status", { name: /^\d+–\d+ лет$/ });
    expect(counts().map(({ textContent }) => textContent)).toEqual(["1", "1"]);
    await user.click(screen.getByRole("button", { name: "Всё верно" }));
    expect(screen.queryByText(/больше нет/)).not.toBeInTheDocument();
    expect(counts().map(({ textContent }) => textContent)).toEqual(["1", "1"]);
    expect(counts()[0]?.closest("ul")).toHaveFocus();
  });

  it("asks for a birth date only where the known one is not insurable", async () => {
    const { user } = await resumeOrder("trip", {
      las: [anInsuredPerson({ laBirthday: "1940-01-01" })],
    });
    const birthday = screen.getByLabelText("Дата рождения, человек 1");
    await next(user);
    await waitFor(() => expect(birthday).toHaveFocus());
    await user.clear(birthday);
    await user.type(birthday, "14.05.1990");
    expect(birthday).toHaveFocus();
    expect(screen.getByRole("status", { name: "4–69 лет" })).toHaveTextContent("1");
  });

  it("offers the requirements of a Schengen visa in one tap", async () => {
    const { user } = await resumeOrder("trip", { country: ["DE"], currency: "USD" });
    await user.click(await screen.findByRole("button", { name: /Выбрать 50.000.USD/ }));
    expect(screen.getByRole("radio", { name: /50.000.USD/ })).toBeChecked();
    expect(
      screen.getByText(
        "Сумма не меньше 30 000 евро, как требуют для шенгенской визы. Решение принимает консульство.",
      ),
    ).toBeVisible();
  });

  it("uses the values of the quick quote", async () => {
    const { sent } = await openOrder({}, { initialTrip: aTravelTrip({ spaType: "1" }) });
    await waitFor(() => expect(price()).toHaveTextContent("180 TJS"));
    expect(sent("calculateTravel")[0]?.body).toMatchObject({
      country: "TR",
      beginDate: "2026-03-10",
      sportOption: 1,
      las: [{ laBirthday: "1990-05-14" }],
    });
  });
});
