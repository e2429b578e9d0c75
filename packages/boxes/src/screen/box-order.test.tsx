import { TooManyRequestsError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import { InsurerProvider } from "@sughurta/forms";
import { anInsurer } from "@sughurta/forms/testing";
import { sentence } from "@sughurta/screen-testing";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aBox, aBoxOrder, aBoxPrice } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { BoxOrder } from "./box-order.tsx";

// On unmount, an order saves its draft last.
beforeEach(() => localStorage.clear());

const responses: TestResponses = {
  readDraft: () => ({ status: 204, data: undefined }),
  saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
  discardDraft: () => ({ status: 200, data: { discarded: true } }),
  saveBox: () => ({ status: 201, data: { id: "order-1", sumPrem: 250 } }),
  calculateBox: () => ({ status: 200, data: aBoxPrice({ sumPrem: 225, valueAmount: 25 }) }),
};

const REFUSED = { message: "", code: "invalid", fieldCodes: { coupon: ["tooLong"] } };

async function open(
  more: TestResponses = {},
  props: { initialCoupon?: string } = {},
  supportPhone = "5511",
) {
  const onResult = vi.fn();
  const rendered = await renderScreen(
    <InsurerProvider insurer={anInsurer({ supportPhone })}>
      <BoxOrder
        product={aBox()}
        today="2026-03-02"
        paymentOrigins={["https://bank.example"]}
        onResult={onResult}
        {...props}
      />
    </InsurerProvider>,
    { ...responses, ...more },
  );
  await screen.findByRole("heading", { level: 1 });
  return { ...rendered, onResult };
}

/** Opens an order that was filled in earlier, and agrees: typing it takes far longer than the rest of a test. */
async function openFilled(...[more, ...rest]: Parameters<typeof open>) {
  localStorage.setItem("sughurta.draft.box-schit-semi", "1");
  const content = JSON.stringify(aBoxOrder());
  const opened = await open(
    { readDraft: () => ({ status: 200, data: { content } }), ...more },
    ...rest,
  );
  await screen.findByText(/Мы восстановили/);
  await opened.user.click(agreement());
  return opened;
}

const buy = () => screen.getByRole("button", { name: /Купить за/ });
const agreement = () => screen.getByRole("checkbox", { name: /Соглашаюсь/ });

async function fill(user: UserEvent) {
  const order = aBoxOrder();
  await user.type(screen.getByLabelText("Фамилия"), order.holderLastName);
  await user.type(screen.getByLabelText("Имя"), order.holderFirstName);
  await user.click(screen.getByRole("radio", { name: "Женский" }));
  await user.type(screen.getByLabelText("Дата рождения"), "14.05.1990");
  await user.type(screen.getByLabelText("Номер документа"), order.holderDocNumber);
  await user.type(screen.getByLabelText("Дата выдачи"), "01.02.2018");
  await user.type(screen.getByLabelText("Кем выдан"), order.holderIssueInstitution);
  await user.type(screen.getByLabelText("Телефон"), order.holderPhone);
  await user.click(agreement());
}

describe("BoxOrder", () => {
  it("has the fields of the specification", async () => {
    const { view } = await open();
    const names = [...view.container.querySelectorAll("form [name]")].map((control) =>
      control.getAttribute("name"),
    );
    const holder = Object.keys(aBoxOrder()).filter((name) => name.startsWith("holder"));
    expect(new Set(names)).toEqual(new Set([...holder, "agree", "coupon"]));
    expect(screen.getByLabelText("Гражданство")).toHaveValue("TJ");
  });

  it("sends the order in wire format and opens the payment methods", async () => {
    const { user, sent } = await open();
    await fill(user);
    await user.click(buy());
    const dialog = await screen.findByRole("dialog", { name: /Как вы хотите заплатить/ });
    expect(dialog).toHaveTextContent("(992) 92-123-4567");
    expect(sent("saveBox")[0]?.body).toEqual({
      lastName: "Саидова",
      firstName: "Мадина",
      patronymic: undefined,
      phoneNumber: "992921234567",
      email: undefined,
      gender: 1,
      birthDate: "1990-05-14",
      resident: "TJ",
      series: undefined,
      docNumber: "12345678",
      issueDate: "2018-02-01",
      issueInstitution: "ОВД Сино",
      productCode: "OILA",
      sumPrem: 250,
      agree: true,
    });
  });

  it("leads to the agreement when only that is missing, with a button that is never grey", async () => {
    const { user, sent } = await openFilled();
    await user.click(agreement());
    expect(buy()).not.toHaveAttribute("aria-disabled");
    await user.click(buy());
    await waitFor(() => expect(agreement()).toHaveFocus());
    expect(agreement()).toHaveAccessibleDescription(/отметьте согласие/);
    expect(sent("saveBox")).toHaveLength(0);
  });

  it("is never offered again once it is known to be paid", async () => {
    const { user, sent } = await openFilled({
      createPayment: () => ({ status: 409, data: { message: "", code: "alreadyPaid" } }),
    });
    await user.click(buy());
    await user.click(await screen.findByRole("radio", { name: /DC Pay/ }));
    await user.click(screen.getByRole("button", { name: /^Оплатить/ }));
    expect(await screen.findByRole("dialog", { name: /уже оплачен/ })).toBeVisible();
    await waitFor(() => expect(sent("discardDraft")).toHaveLength(1));
    expect(localStorage.getItem("sughurta.draft.box-schit-semi")).toBeNull();
  });

  it("lists everything that is missing and leads to the fields", async () => {
    const { user } = await open();
    await user.click(agreement());
    await user.click(buy());
    const summary = await screen.findByRole("alert", { name: /Проверьте|Остал/ });
    await user.click(within(summary).getByRole("button", { name: /^Ещё 5$/ }));
    const links = within(summary)
      .getAllByRole("link")
      .map((link) => link.textContent);
    expect(links).toEqual([
      "Напишите фамилию, как в паспорте",
      "Напишите имя, как в паспорте",
      "Выберите пол",
      "Напишите дату рождения: день, месяц, год",
      "Напишите номер, как в документе",
      "Напишите, когда выдан документ",
      "Напишите, кем выдан документ",
      "Напишите номер телефона: девять цифр после +992",
    ]);
  });

  it("marks each field that the service refused", async () => {
    const { user } = await openFilled({
      saveBox: () => ({
        status: 422,
        data: {
          message: "Проверьте",
          code: "invalid",
          fieldCodes: { birthDate: ["adultsOnly"], docNumber: ["documentNumber"] },
        },
      }),
    });
    await user.click(buy());
    await screen.findByRole("alert", { name: /Проверьте|Остал/ });
    expect(screen.getByLabelText("Дата рождения")).toBeInvalid();
    expect(screen.getByLabelText("Номер документа")).toBeInvalid();
    expect(screen.getByLabelText("Фамилия")).toBeValid();
  });

  it("names the phone of the insurer that sells when the order cannot be saved", async () => {
    const { user } = await openFilled(
      { saveBox: () => Promise.reject(new Error("broken")) },
      {},
      "2233",
    );
    await user.click(buy());
    expect(await screen.findByText(/Не удалось сохранить заказ/)).toHaveTextContent("2233");
  });

  it("shows the discount in the price and sends the applied code", async () => {
    const { user, sent } = await openFilled({}, { initialCoupon: "NAVRUZ10" });
    expect(await screen.findByRole("button", { name: /Купить за 225/ })).toBeVisible();
    await user.click(buy());
    await screen.findByRole("dialog");
    expect(sent("saveBox")[0]?.body).toMatchObject({ coupon: "NAVRUZ10", sumPrem: 225 });
  });

  it("applies a typed code with the press on Buy and shows the price it leads to first", async () => {
    const { user, sent } = await openFilled({
      saveBox: () => ({ status: 201, data: { id: "order-1", sumPrem: 225 } }),
    });
    await user.type(screen.getByLabelText(/Промокод/), "NAVRUZ10");
    await user.click(buy());
    await user.click(await screen.findByRole("button", { name: /Принять цену 225/ }));
    expect(await screen.findByRole("dialog", { name: /Как вы хотите/ })).toBeVisible();
    expect(sent("saveBox")).toHaveLength(1);
    expect(sent("saveBox")[0]?.body).toMatchObject({ coupon: "NAVRUZ10", sumPrem: 225 });
  });

  it.each<[string, TestResponses]>([
    [
      "refused",
      { calculateBox: () => ({ status: 200, data: aBoxPrice({ couponErr: "Срок прошёл" }) }) },
    ],
    ["of another shape", { calculateBox: () => ({ status: 422, data: REFUSED }) }],
    ["limited", { calculateBox: () => Promise.reject(new TooManyRequestsError("box", 42)) }],
    ["not to be checked", { calculateBox: () => Promise.reject(new Error("away")) }],
  ])("sells at the full price with one press when a code is %s", async (_, response) => {
    const typed = await openFilled(response);
    await typed.user.type(screen.getByLabelText(/Промокод/), "WRONG");
    await typed.user.click(buy());
    expect(await screen.findByRole("dialog", { name: /Как вы хотите/ })).toBeVisible();
    expect(typed.sent("saveBox")[0]?.body).toMatchObject({ sumPrem: 250 });
    expect(typed.sent("saveBox")[0]?.body).not.toHaveProperty("coupon");
    expect(
      screen.getByText(sentence(/WRONG не применён, цена указана без него/)),
    ).toBeInTheDocument();
    typed.view.unmount();

    const fromAddress = await openFilled(response, { initialCoupon: "WRONG" });
    expect(await screen.findByText(sentence(/WRONG не применён/))).toBeVisible();
    await fromAddress.user.click(buy());
    expect(await screen.findByRole("dialog", { name: /Как вы хотите/ })).toBeVisible();
  });

  it("shows a changed price and orders at it once agreed", async () => {
    const prices = [250, 240];
    const { user, sent } = await openFilled({
      saveBox: ({ body }) =>
        body.sumPrem === prices[1]
          ? { status: 201, data: { id: "order-1", sumPrem: 240 } }
          : { status: 409, data: { code: "priceChanged", sumPrem: 240 } },
    });
    await user.click(buy());
    await user.click(await screen.findByRole("button", { name: /Принять цену 240/ }));
    expect(await screen.findByRole("dialog", { name: /Как вы хотите/ })).toBeVisible();
    expect(sent("saveBox").map(({ body }) => (body as { sumPrem: number }).sumPrem)).toEqual(
      prices,
    );
    expect(new Set(sent("saveBox").map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it("restores a half-filled order after a reload, from the server only", async () => {
    const { agree, ...draft } = aBoxOrder();
    localStorage.setItem("sughurta.draft.box-schit-semi", "1");
    const { user, sent } = await open({
      readDraft: () => ({ status: 200, data: { content: JSON.stringify(draft) } }),
    });
    expect(await screen.findByText(/Мы восстановили/)).toBeVisible();
    expect(screen.getByLabelText("Фамилия")).toHaveValue("Саидова");
    expect(agreement()).not.toBeChecked();
    await user.click(screen.getByRole("button", { name: "Начать заново" }));
    expect(screen.getByLabelText("Фамилия")).toHaveValue("");
    expect(screen.queryByText(/Мы восстановили/)).not.toBeInTheDocument();
    expect(sent("discardDraft")).toHaveLength(1);
    expect(localStorage.getItem("sughurta.draft.box-schit-semi")).toBeNull();
  });

  it("continues an order of a link, such as one that staff filled in", async () => {
    const { agree, ...draft } = aBoxOrder();
    const content = JSON.stringify({ ...draft, choices: { version: 1, part: "holder" } });
    window.history.replaceState({}, "", "#handover=Zm9yIHRoZSBidXllcg");
    const { sent } = await open({
      receiveDraft: () => ({
        status: 200,
        data: { kind: "box-schit-semi", expiresAt: "2026-03-03T08:00:00Z" },
      }),
      readDraft: () => ({ status: 200, data: { content } }),
    });
    await waitFor(() => expect(screen.getByLabelText("Фамилия")).toHaveValue("Саидова"));
    expect(agreement()).not.toBeChecked();
    expect(sent("receiveDraft")).toHaveLength(1);
  });

  it("shows its first day after a policy in force, and requests that day", async () => {
    const { agree, ...draft } = aBoxOrder({ beginDate: "2026-03-13" });
    localStorage.setItem("sughurta.draft.box-schit-semi", "1");
    const { user, sent } = await open({
      readDraft: () => ({ status: 200, data: { content: JSON.stringify(draft) } }),
    });
    expect(await screen.findByText("Начало действия")).toBeVisible();
    expect(screen.getByText("13.03.2026")).toBeVisible();
    await user.click(agreement());
    await user.click(buy());
    await waitFor(() => expect(sent("saveBox")).toHaveLength(1));
    expect(sent("saveBox")[0]?.body).toMatchObject({ beginDate: "2026-03-13" });
  });

  it("stores the input on the server and none of it in the browser", async () => {
    const { user, sent } = await open();
    await user.type(screen.getByLabelText("Фамилия"), "Саидова");
    await waitFor(() => expect(sent("saveDraft")).toHaveLength(1));
    const { params, body } = sent("saveDraft")[0] ?? {};
    expect(params).toEqual({ kind: "box-schit-semi" });
    expect(JSON.stringify(body)).toContain("Саидова");
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("Саидова");
  });
});
