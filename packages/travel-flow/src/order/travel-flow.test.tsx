import { NetworkError } from "@sughurta/api-client";
import type { TestAnswers } from "@sughurta/api-client/testing";
import { checkoutTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { screenRenderer } from "@sughurta/screen-testing";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  anInsuredPerson,
  aTravelOrder,
  aTravelQuote,
  aTravelTrip,
  TODAY,
} from "../testing/builders.ts";
import { keepOrder } from "../testing/keep-order.ts";
import { travelAnswers } from "../testing/travel-answers.ts";
import { travelTexts } from "../texts/travel-texts.ts";
import type { OrderPart } from "./order-schema.ts";
import type { TravelOrderValues } from "./order-values.ts";
import { TravelFlow } from "./travel-flow.tsx";
import type { TravelFlowProps } from "./travel-flow-props.ts";

const renderScreen = screenRenderer([travelTexts, checkoutTexts, formTexts]);
const scrolled = vi.fn();
beforeEach(() => {
  // An order that is left writes its draft at the very end.
  localStorage.clear();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  scrolled.mockClear();
});

async function open(changes: TestAnswers = {}, props: Partial<TravelFlowProps> = {}) {
  const onResult = vi.fn();
  const leaveTo = vi.fn();
  const rendered = await renderScreen(
    <TravelFlow
      today={TODAY}
      paymentOrigins={["https://bank.example"]}
      onResult={onResult}
      leaveTo={leaveTo}
      {...props}
    />,
    travelAnswers(changes),
  );
  await screen.findByRole("heading", { level: 1 });
  return { ...rendered, onResult, leaveTo };
}

/** Opens an order that was filled before, at the step of a part. */
async function resume(
  part: OrderPart,
  order: Partial<TravelOrderValues> = {},
  changes: TestAnswers = {},
  props: Partial<TravelFlowProps> = {},
) {
  const kept = keepOrder(aTravelOrder({ agree: false, ...order }), part);
  const opened = await open({ ...kept, ...changes }, props);
  await screen.findByText(/Мы вернули/);
  if (part !== "trip") await screen.findByRole("button", { name: /Поездка, заполнено/ });
  await waitFor(() => expect(price()).toHaveTextContent("TJS"));
  return opened;
}

const panel = () => screen.getByRole("complementary", { name: "Ваш полис" });
const price = () => panel().querySelector("output");
const next = (user: UserEvent) =>
  user.click(screen.getByRole("button", { name: /Продолжить|Готово/ }));

/** Goes on once the form takes another press: two within 200 ms are one. */
async function nextTo(user: UserEvent, name: string) {
  await waitFor(async () => {
    const there = screen.queryByRole("heading", { level: 2, name });
    if (!there) await next(user);
    expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
  });
}

const buy = () => screen.getByRole("button", { name: /Купить за/ });
const step = (name: string) => screen.findByRole("heading", { level: 2, name });
const summary = () => screen.findByRole("alert", { name: /Проверьте/ });
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]:not([type=hidden])`);

async function chooseCountry(user: UserEvent, text: string, name: string) {
  const box = screen.getByRole("combobox", { name: "Страны" });
  await user.type(box, text);
  await user.click(await screen.findByRole("option", { name }));
}

/** An order whose promo code comes after the page. */
function LateCoupon() {
  const [coupon, setCoupon] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setCoupon("NAVRUZ10")}>
        late
      </button>
      <TravelFlow
        today={TODAY}
        paymentOrigins={[]}
        onResult={() => undefined}
        initialTrip={aTravelTrip()}
        initialCoupon={coupon}
      />
    </>
  );
}

describe("the trip", () => {
  it("has the fields of the specification and asks for a country first", async () => {
    const { user, sent } = await open();
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
    expect(field("las[0].laBirthday")).toHaveValue("02.03.2021");
    expect(field("beginDate")).toHaveValue("02.03.2026");
    expect(field("endDate")).toHaveValue("03.03.2026");
    await next(user);
    const errors = await summary();
    expect(
      within(errors)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Страны: Выберите хотя бы одну страну"]);
    expect(errors).toHaveFocus();
    expect(sent("calculateTravel")).toEqual([]);
  });

  it("prices the trip as soon as a country is chosen and tells later what changed it", async () => {
    const { user, sent } = await open({}, { partner: "SAFAR" });
    await chooseCountry(user, "турц", "Турция");
    await waitFor(() => expect(price()).toHaveTextContent("100 TJS"));
    expect(sent("calculateTravel").at(-1)?.body).toMatchObject({ country: "TR", partner: "SAFAR" });
    await user.click(screen.getByRole("radio", { name: /Спортивный/ }));
    await waitFor(() => expect(price()).toHaveTextContent("180 TJS"));
    expect(within(panel()).getByText(/Было 100 TJS, стало 180 TJS/)).toHaveTextContent(
      "Спорт: +80 TJS",
    );
    expect(within(panel()).getByText("Турция")).toBeVisible();
  });

  it("removes what a group covers and offers it no more", async () => {
    const { user } = await resume("trip", { country: ["DE", "TR"] });
    await chooseCountry(user, "Шенген", "Страны Шенгенской зоны");
    expect(screen.queryByRole("button", { name: /Германия/ })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: /Турция/ })).toBeVisible();
    await user.type(screen.getByRole("combobox", { name: "Страны" }), "Франция");
    expect(screen.queryByRole("option", { name: "Франция" })).not.toBeInTheDocument();
  });

  it("moves the end of a trip that became too short and says so", async () => {
    const { user } = await resume("trip");
    await user.clear(screen.getByLabelText("Начало поездки"));
    await user.type(screen.getByLabelText("Начало поездки"), "25.03.2026");
    expect(field("endDate")).toHaveValue("26.03.2026");
    expect(screen.getByText(/конец мы перенесли на 26.03.2026/)).toBeVisible();
    expect(screen.getByText("2 дня, считая оба дня")).toBeVisible();
  });

  it("asks for no end of many trips and remembers the choice on the device", async () => {
    const first = await open();
    await first.user.click(screen.getByRole("radio", { name: /Много поездок/ }));
    expect(field("endDate")).toBeDisabled();
    expect(field("endDate")).toHaveValue("01.03.2027");
    expect(screen.getByText(/Полис действует по 01.03.2027/)).toBeVisible();
    first.view.unmount();
    localStorage.removeItem("sughurta.travel.choices");
    await open();
    expect(screen.getByRole("radio", { name: /Много поездок/ })).toBeChecked();
  });

  it("adds people by age group, up to five, and removes them down to one", async () => {
    const { user, sent } = await resume("trip");
    await user.click(screen.getByRole("button", { name: "75–80 лет" }));
    expect(field("las[1].laBirthday")).toHaveValue("02.03.1950");
    expect(screen.getByText(/Примерная дата по возрасту/)).toBeVisible();
    for (const group of ["до 1 года", "1–3 года", "4–69 лет"]) {
      await user.click(screen.getByRole("button", { name: group }));
    }
    expect(screen.getByText("В одном полисе до пяти человек")).toBeVisible();
    await waitFor(() => expect(price()).toHaveTextContent("500 TJS"));
    const asked = sent("calculateTravel").at(-1)?.body as { las: { laBirthday: string }[] };
    expect(asked.las.map(({ laBirthday }) => laBirthday)).toEqual([
      "1990-05-14",
      "1950-03-02",
      "2026-03-02",
      "2024-03-02",
      "2021-03-02",
    ]);
    for (const number of [5, 4, 3, 2]) {
      await user.click(screen.getByRole("button", { name: `Убрать человека ${number}` }));
    }
    expect(screen.queryByRole("button", { name: /Убрать человека/ })).not.toBeInTheDocument();
  });

  it("offers what a Schengen visa needs in one tap", async () => {
    const { user } = await resume("trip", { country: ["DE"], currency: "USD" });
    await user.click(await screen.findByRole("button", { name: /Выбрать 50.000.USD/ }));
    expect(screen.getByRole("radio", { name: /50.000.USD/ })).toBeChecked();
    expect(screen.getByText("Эта сумма подходит для шенгенской визы.")).toBeVisible();
  });

  it("takes over what the quick quote handed over", async () => {
    const { sent } = await open({}, { initialTrip: aTravelTrip({ spaType: "1" }) });
    await waitFor(() => expect(price()).toHaveTextContent("180 TJS"));
    expect(sent("calculateTravel")[0]?.body).toMatchObject({
      country: "TR",
      beginDate: "2026-03-10",
      sportOption: 1,
      las: [{ laBirthday: "1990-05-14" }],
    });
    expect(screen.queryByText(/Примерная дата/)).not.toBeInTheDocument();
  });
});

describe("the options", () => {
  it("are all off and get their middle sum when switched on", async () => {
    const { user, sent } = await resume("options");
    for (const one of screen.getAllByRole("switch")) expect(one).not.toBeChecked();
    await user.click(screen.getByRole("switch", { name: "Личные вещи" }));
    expect(screen.getByRole("radio", { name: /750.EUR/ })).toBeChecked();
    expect(await screen.findByText(/Добавляет к цене 15.TJS/)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: /1.000.EUR/ }));
    await waitFor(() =>
      expect(sent("calculateTravel").at(-1)?.body).toMatchObject({ thingsSumAssured: 1_000 }),
    );
    await user.click(screen.getByRole("switch", { name: "Личные вещи" }));
    await user.click(screen.getByRole("switch", { name: "Личные вещи" }));
    expect(screen.getByRole("radio", { name: /1.000.EUR/ })).toBeChecked();
  });

  it("cover each person against Covid as chosen", async () => {
    const people = [
      anInsuredPerson(),
      anInsuredPerson({ uid: "2", laFullname: "", laLastname: "", laFirstname: "" }),
    ];
    const { user, sent } = await resume("options", { las: people });
    await user.click(screen.getByRole("switch", { name: "Covid-19" }));
    await user.click(screen.getByRole("checkbox", { name: /SAIDOVA MADINA/ }));
    await waitFor(() =>
      expect(sent("calculateTravel").at(-1)?.body).toMatchObject({
        covid19Option: 1,
        las: [{ sequence: [] }, { sequence: [1] }],
      }),
    );
  });

  it("offer no pregnancy cover where nobody is 4 to 69", async () => {
    await resume("options", { las: [anInsuredPerson({ laBirthday: "1950-01-01" })] });
    expect(screen.getByRole("switch", { name: "Беременность" })).toBeDisabled();
    expect(screen.getByText(/нужен путешественник от 4 до 69 лет/)).toBeVisible();
  });
});

describe("the holder and the insured persons", () => {
  const strangers = {
    holderUid: "",
    las: [anInsuredPerson({ laFullname: "", laLastname: "", laFirstname: "", docNumber: "" })],
  };

  it("fills one person from the holder, once", async () => {
    const { user } = await resume("insured", strangers);
    await user.click(screen.getByRole("button", { name: "Взять данные страхователя" }));
    expect(field("las[0].laFullname")).toHaveValue("SAIDOVA MADINA");
    expect(field("las[0].docNumber")).toHaveValue("401234567");
    expect(field("las[0].laFullname")).toHaveFocus();
    expect(screen.queryByRole("button", { name: /Взять данные/ })).not.toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Я тоже еду" })).toBeChecked();
  });

  it("offers the Latin spelling of a name and lets its parts be corrected", async () => {
    const { user } = await resume("insured", strangers);
    const name = field("holderFullName");
    if (!name) throw new Error("The holder has no name");
    await user.clear(name);
    await user.type(name, "Ҷӯраев Ғафур");
    await user.click(screen.getByRole("button", { name: "Подставить" }));
    expect(name).toHaveValue("Juraev Ghafur");
    await user.click(screen.getByRole("button", { name: "Исправить" }));
    expect(field("holderLastname")).toHaveValue("Juraev");
    expect(field("holderFirstname")).toHaveValue("Ghafur");
  });

  it("asks to confirm a birth date that was only guessed", async () => {
    const guessed = [
      anInsuredPerson({
        laBirthday: "2021-03-02",
        laBirthdayTouch: false,
        issueDate: "2022-03-02",
      }),
    ];
    const { user } = await resume("insured", { las: guessed, holderUid: "" });
    await next(user);
    expect(
      within(await summary()).getByRole("link", { name: /Застрахованный 1, Дата рождения/ }),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Дата верна" }));
    await nextTo(user, "Проверка и оплата");
  });

  it("tells persons apart in the list of errors and finds a document given twice", async () => {
    const two = [anInsuredPerson(), anInsuredPerson({ uid: "2" })];
    const { user } = await resume("insured", { las: two });
    await next(user);
    expect(
      within(await summary()).getByRole("link", { name: /Застрахованный 2, Номер: Этот документ/ }),
    ).toBeVisible();
  });

  it("warns of a document that ends before the trip and sells all the same", async () => {
    const { user } = await resume("insured", { las: [anInsuredPerson({ dateTo: "2026-03-15" })] });
    expect(screen.getByText(/Документ закончится раньше поездки/)).toBeVisible();
    await next(user);
    expect(await step("Проверка и оплата")).toBeVisible();
  });

  it("asks for the address of a home that is insured", async () => {
    const { user } = await resume("insured", { flatSumAssured: 5_000, sequence: [10] });
    await next(user);
    expect(
      within(await summary()).getByRole("link", { name: /Напишите адрес жилья/ }),
    ).toBeVisible();
  });

  it("asks how to reach each person in the five-step layout", async () => {
    await resume("insured", {}, {}, { layout: "steps" });
    for (const name of ["laPhone", "laEmail", "laPostalCodeReg", "laAddressReg"]) {
      expect(field(`las[0].${name}`)).toBeInTheDocument();
    }
    expect(field("holderFullName")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: /Страхователь, заполнено/ })).toBeVisible();
  });
});

describe("the way through the steps", () => {
  it("leads back by a tab of a finished step only", async () => {
    const { user } = await resume("options");
    expect(screen.queryByRole("button", { name: /^Страхователь и застрахованные/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Поездка, заполнено" }));
    expect(await step("Поездка")).toHaveFocus();
  });

  it("checks the step that is left and offers to leave it unfinished", async () => {
    const { user } = await resume("insured", { holderEmail: "madina" });
    await user.click(screen.getByRole("button", { name: "Поездка, заполнено" }));
    const errors = await summary();
    expect(errors).toHaveFocus();
    await user.click(within(errors).getByRole("button", { name: /Оставить этот шаг/ }));
    expect(await step("Поездка")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("comes straight back from a change to where the buyer was", async () => {
    const { user } = await resume("review");
    await user.click(screen.getByRole("button", { name: "Изменить: Поездка" }));
    await step("Поездка");
    await user.click(screen.getByRole("radio", { name: /Спортивный/ }));
    await user.click(screen.getByRole("button", { name: "Готово, вернуться" }));
    expect(await step("Проверка и оплата")).toBeVisible();
    expect(screen.getAllByText("Спортивный")[0]).toBeVisible();
  });

  it("shows no errors of a step before its own first try", async () => {
    const { user } = await resume("trip", { holderFullName: "", holderLastname: "" });
    await nextTo(user, "Опции");
    await nextTo(user, "Страхователь и застрахованные");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(field("holderFullName")).toBeValid();
  });

  it("says what the holder's step of the five still needs when its button is pressed", async () => {
    const { user } = await resume("holder", { holderPhone: "" }, {}, { layout: "steps" });
    const button = screen.getByRole("button", { name: "Продолжить" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    await user.click(button);
    expect(within(await summary()).getByRole("link", { name: /Телефон/ })).toBeVisible();
    const phone = field("holderPhone");
    if (phone) await user.type(phone, "921234567");
    expect(button).not.toHaveAttribute("aria-disabled");
  });

  it("has five steps in the other layout", async () => {
    await open({}, { layout: "steps" });
    const list = screen.getByRole("navigation", { name: "Шаги оформления" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      "1Шаг 1 из 5: Поездка",
      "2Опции",
      "3Страхователь",
      "4Застрахованные",
      "5Проверка и оплата",
    ]);
  });
});

describe("the price", () => {
  it("tells the rules that a trip breaks above the form and scrolls there", async () => {
    const errorMsg = ["Страхуем путешественников до 80 лет включительно"];
    await open(
      { calculateTravel: () => ({ status: 200, data: aTravelQuote({ sumPrem: 0, errorMsg }) }) },
      { initialTrip: aTravelTrip() },
    );
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(errorMsg[0] ?? "");
    expect(scrolled).toHaveBeenCalled();
    const form = document.querySelector("form");
    if (!form) throw new Error("There is no form");
    expect(alert.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("says so when the service cannot be reached, and asks again when the network returns", async () => {
    let lost = true;
    await open(
      {
        calculateTravel: () => {
          if (lost) throw new NetworkError("lost");
          return { status: 200, data: aTravelQuote() };
        },
      },
      { initialTrip: aTravelTrip() },
    );
    expect(await screen.findByText("Не получается посчитать цену")).toBeVisible();
    lost = false;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(price()).toHaveTextContent("100 TJS"));
    expect(screen.queryByText("Не получается посчитать цену")).not.toBeInTheDocument();
  });

  it("takes a promo code off and says at its field why another gives nothing", async () => {
    const { user, sent } = await resume("trip", {}, {}, { initialCoupon: "NAVRUZ10" });
    await waitFor(() => expect(price()).toHaveTextContent("90 TJS"));
    expect(screen.getByText(/NAVRUZ10 применён: скидка 10/)).toBeVisible();
    const code = screen.getByRole("textbox", { name: /Промокод/ });
    await user.clear(code);
    await user.type(code, "NOPE{Enter}");
    expect(await screen.findByText(/Такого промокода нет/)).toBeVisible();
    expect(code).toBeInvalid();
    await waitFor(() => expect(price()).toHaveTextContent("100 TJS"));
    expect(sent("checkCoupon")).toEqual([]);
  });

  it("takes a promo code of the address that comes a moment after the page", async () => {
    const { user } = await renderScreen(<LateCoupon />, travelAnswers());
    await user.click(screen.getByRole("button", { name: "late" }));
    expect(await screen.findByText(/NAVRUZ10 применён/)).toBeVisible();
  });
});

describe("the purchase", () => {
  const payment: TestAnswers = {
    createPayment: () => ({
      status: 201,
      data: { redirectUrl: "https://bank.example/pay/1", paymentId: "pay-1" },
    }),
  };

  async function agreeAndBuy(user: UserEvent) {
    await user.click(screen.getByRole("checkbox", { name: /Я согласен/ }));
    await user.click(buy());
  }

  it("is not possible before the rules are agreed to, and says so", async () => {
    const { user, sent } = await resume("review");
    expect(buy()).toHaveAttribute("aria-disabled", "true");
    await user.click(buy());
    expect(screen.getByText("Сначала отметьте согласие с правилами")).toBeVisible();
    expect(sent("saveTravel")).toEqual([]);
  });

  it("saves the order at the price that was seen and leads to the bank", async () => {
    const { user, sent, leaveTo } = await resume("review", {}, payment, { partner: "SAFAR" });
    await agreeAndBuy(user);
    const dialog = await screen.findByRole("dialog", { name: /Как вы хотите/ });
    expect(within(dialog).getAllByRole("radio")).toHaveLength(5);
    expect(sent("saveTravel")[0]?.body).toMatchObject({
      country: "TR,DE",
      holderLastname: "SAIDOVA",
      holderPhone: "992921234567",
      las: [
        {
          laLastname: "SAIDOVA",
          docNumber: "401234567",
          dateTo: "2030-06-01",
          laCitizenship: "TJ",
        },
      ],
      partner: "SAFAR",
      sumPrem: 100,
      agree: true,
    });
    await user.click(within(dialog).getByRole("radio", { name: /DCCity/ }));
    await user.click(within(dialog).getByRole("button", { name: /Перейти|оплате/ }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith("https://bank.example/pay/1"));
    expect(sent("createPayment")[0]?.body).toEqual({
      policyId: "t-1",
      policyType: "travel",
      paymentOper: "card_dc_city",
    });
  });

  it("shows the code of a QR payment and takes the receipt", async () => {
    const { user, onResult } = await resume(
      "review",
      {},
      {
        ...payment,
        uploadReceipt: () => ({
          status: 200,
          data: {
            success: true,
            amountPaid: 100,
            minimumRequired: 100,
            paymentDate: TODAY,
          },
        }),
      },
    );
    await agreeAndBuy(user);
    await user.click(await screen.findByRole("radio", { name: /QR/ }));
    await user.click(screen.getByRole("button", { name: /Перейти|оплате/ }));
    await user.click(await screen.findByRole("button", { name: /Я оплатил/ }));
    const receipt = new File(["receipt"], "receipt.png", { type: "image/png" });
    await user.upload(screen.getByLabelText(/Файл чека/), receipt);
    await user.click(screen.getByRole("button", { name: "Отправить чек" }));
    await waitFor(() => expect(onResult).toHaveBeenCalledWith("pay-1"));
  });

  it("goes to the step with what the service refused and marks the field", async () => {
    const { user } = await resume(
      "review",
      {},
      {
        saveTravel: () => ({
          status: 422,
          data: {
            message: "Проверьте",
            code: "invalid",
            fieldCodes: { "las.0.docNumber": ["documentTwice"] },
          },
        }),
      },
    );
    await agreeAndBuy(user);
    const errors = await summary();
    expect(await step("Страхователь и застрахованные")).toBeVisible();
    expect(within(errors).getByRole("link", { name: /Этот документ уже указан/ })).toBeVisible();
    expect(field("las[0].docNumber")).toBeInvalid();
  });

  it("shows a refused promo code at its field", async () => {
    const { user } = await resume(
      "review",
      {},
      {
        saveTravel: () => ({
          status: 422,
          data: {
            message: "Проверьте",
            code: "invalid",
            fieldCodes: { coupon: ["couponUsedUp"] },
            coupon: ["Этот промокод уже использован полностью"],
          },
        }),
      },
    );
    await agreeAndBuy(user);
    expect(await screen.findByText("Этот промокод уже использован полностью")).toBeVisible();
    expect(await step("Проверка и оплата")).toBeVisible();
  });

  it("asks again for a price that has moved and buys at it", async () => {
    const moved = 110;
    const { user, sent } = await resume(
      "review",
      {},
      {
        saveTravel: ({ body }) =>
          body.sumPrem === moved
            ? { status: 201, data: { id: "t-1", sumPrem: moved } }
            : { status: 409, data: { code: "priceChanged", sumPrem: moved } },
      },
    );
    await agreeAndBuy(user);
    const asked = sent("calculateTravel").length;
    await user.click(await screen.findByRole("button", { name: /продолжить за 110/ }));
    expect(await screen.findByRole("dialog", { name: /Как вы хотите/ })).toBeVisible();
    await waitFor(() => expect(sent("calculateTravel").length).toBeGreaterThan(asked));
  });

  it("leads to the step that became wrong meanwhile", async () => {
    const old = [anInsuredPerson({ laBirthday: "1946-03-05" })];
    const { user, sent } = await resume("review", { las: old, holderUid: "" });
    await agreeAndBuy(user);
    expect(await step("Поездка")).toBeVisible();
    expect(within(await summary()).getByRole("link", { name: /до 80 лет/ })).toBeVisible();
    expect(sent("saveTravel")).toEqual([]);
  });
});

describe("a half-filled order", () => {
  it("comes back at the same step, identities from the service only", async () => {
    const { sent } = await resume("insured", { holderUid: "", country: ["FR"] }, {});
    expect(await step("Страхователь и застрахованные")).toBeVisible();
    expect(field("holderFullName")).toHaveValue("SAIDOVA MADINA");
    expect(field("las[0].docNumber")).toHaveValue("401234567");
    expect(within(panel()).getByText("Франция")).toBeVisible();
    expect(sent("readDraft")[0]?.params).toEqual({ kind: "travel-order" });
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(kept).not.toMatch(/SAIDOVA|401234567|1990-05-14|921234567/);
  });

  it("is kept a moment before the page is left", async () => {
    const { user, sent } = await resume("insured", { holderUid: "" });
    const institution = field("holderIssueInstitution");
    if (!institution) throw new Error("There is no such field");
    await user.type(institution, " SINO");
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(() => expect(sent("saveDraft").length).toBeGreaterThan(0));
    expect(JSON.stringify(sent("saveDraft").at(-1)?.body)).toContain("MIA SINO");
  });

  it("can be discarded", async () => {
    const { user, sent } = await resume("insured");
    await user.click(screen.getByRole("button", { name: "Начать заново" }));
    expect(await step("Поездка")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Турция/ })).not.toBeInTheDocument();
    expect(sent("discardDraft")).toHaveLength(1);
    expect(localStorage.getItem("sughurta.travel.choices")).toBeNull();
  });

  it("is kept from the first moment of a trip that was handed over", async () => {
    let content = "";
    const saveDraft: TestAnswers["saveDraft"] = ({ body }) => {
      content = body.content;
      return { status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } };
    };
    const first = await open({ saveDraft }, { initialTrip: aTravelTrip() });
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(() => expect(content).not.toBe(""));
    first.view.unmount();
    await open({ readDraft: () => ({ status: 200, data: { content } }) });
    expect(await within(panel()).findByText("Турция")).toBeVisible();
    await waitFor(() => expect(field("las[0].laBirthday")).toHaveValue("14.05.1990"));
  });

  it("gives way to another trip of the quick quote", async () => {
    keepOrder(aTravelOrder({ country: ["FR"] }), "insured");
    await open({}, { initialTrip: aTravelTrip() });
    expect(await step("Поездка")).toBeVisible();
    expect(await within(panel()).findByText("Турция")).toBeVisible();
    expect(screen.queryByText(/Мы вернули/)).not.toBeInTheDocument();
  });
});
