import type { TestResponses } from "@sughurta/api-client/testing";
import { changeIdentityDocument, profile, saveMessageSettings } from "@sughurta/contracts/account";
import { myClaims } from "@sughurta/contracts/claim";
import { userSessions } from "@sughurta/contracts/session";
import { sentence } from "@sughurta/screen-testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { anAccount, aPolicy } from "../testing/an-account.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { AccountPage, type AccountPageProps } from "./account-page.tsx";

async function open(
  responses: TestResponses = {},
  place: Pick<AccountPageProps, "tab" | "onTab" | "renderPolicyNote"> = {},
) {
  const onClaim = vi.fn();
  const onInsureCar = vi.fn();
  const onSignOut = vi.fn(() => Promise.resolve());
  const onRemoved = vi.fn(() => Promise.resolve());
  const rendered = await renderScreen(
    <AccountPage
      {...place}
      links={{
        renewHref: ({ productSlug }) => `/buy/${productSlug}`,
        payHref: ({ policyNumber }) => `/pay/${policyNumber}`,
        draftHref: (kind) => `/draft/${kind}`,
        paymentHref: (id) => `/payment/${id}`,
        claimHref: (id) => `/claim/${id}`,
        shopHref: "/boxes",
        languageHref: (language) => `/account?lang=${language}`,
      }}
      today="2026-03-02"
      onClaim={onClaim}
      onInsureCar={onInsureCar}
      onSignedIn={() => {}}
      onSignOut={onSignOut}
      onRemoved={onRemoved}
    />,
    { ...anAccount(), ...responses },
  );
  const show = (name: string) => rendered.user.click(screen.getByRole("tab", { name }));
  return { ...rendered, onClaim, onInsureCar, onSignOut, onRemoved, show };
}

/** The form around a field. */
function inForm(field: HTMLElement) {
  const form = field.closest("form");
  if (!form) throw new Error("The field is in no form");
  return within(form);
}

describe("AccountPage", () => {
  it("shows a policy with its status, cover and remaining days, and starts a claim on it", async () => {
    const { user, onClaim, view } = await open();
    const card = within(await screen.findByRole("article", { name: /Щит семьи/ }));
    expect(card.getByText("Действует")).toBeVisible();
    expect(card.getByText(/осталось 364 дня/)).toBeVisible();
    expect(card.getByText("Саидова Мадина")).toBeVisible();
    expect(view.container.querySelector("svg.sg-pattern")).toHaveClass("sg-pattern--trip");
    expect(card.getByText("Скорая помощь и дорога до больницы.")).not.toBeVisible();
    await user.click(card.getByText("Что покрывает"));
    expect(card.getByText("Скорая помощь и дорога до больницы.")).toBeVisible();
    expect(card.getByRole("link", { name: "Продлить" })).not.toBeVisible();
    await user.click(card.getByText("Ещё"));
    expect(card.getByRole("link", { name: "Продлить" })).toBeVisible();
    expect(card.getByRole("link", { name: "Продлить" })).toHaveAttribute("href", "/buy/schit-semi");
    await user.click(card.getByRole("button", { name: "Подать заявление" }));
    expect(onClaim).toHaveBeenCalledWith(aPolicy());
    expect(screen.getByText("Полис для поездки · Турция, 7 дней")).toBeVisible();
    expect(screen.getByText(/хранятся до 03\.03\.2026/)).toBeVisible();
    // The page of the order then requests it, though this browser has stored nothing of it.
    expect(localStorage.getItem("sughurta.draft.travel-order")).toBe("1");
    expect(screen.getByRole("link", { name: "Продолжить" })).toHaveAttribute(
      "href",
      "/draft/travel-order",
    );
  });

  it("shows that a policy is in another account, and transfers it with a code to its phone", async () => {
    const { user, sent } = await open({
      addMyPolicy: ({ body }) =>
        "code" in body
          ? { status: 201, data: { policyNumber: body.policyNumber } }
          : { status: 409, data: { message: "", code: "policyInAnotherAccount" } },
      sendPolicyCode: () => ({ status: 200, data: { phoneEnd: "67", repeatAfter: 45 } }),
    });
    await user.click(await screen.findByText("Добавить купленный полис"));
    await user.type(screen.getByLabelText("Номер полиса"), aPolicy().policyNumber);
    await user.type(screen.getByLabelText("Код полиса"), "12345678{Enter}");
    expect(await screen.findByText("Этот полис уже в другом кабинете")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Получить код" }));
    expect(await screen.findByText(sentence(/заканчивается на 67/))).toBeVisible();
    await user.type(screen.getByLabelText("Код из SMS"), "123456{Enter}");
    await waitFor(() => expect(sent("myPolicies")).toHaveLength(2));
    expect(sent("addMyPolicy").at(-1)?.body).toEqual({
      policyNumber: aPolicy().policyNumber,
      code: "123456",
    });
  });

  it("opens the requested tab, and reports the one opened next", async () => {
    const onTab = vi.fn();
    const { show } = await open({}, { tab: "messages", onTab });
    expect(await screen.findByRole("heading", { name: "Что вам присылать" })).toBeVisible();
    await show("Профиль");
    expect(onTab.mock.calls).toEqual([["profile"]]);
  });

  it("shows an application's content for a policy in its card", async () => {
    await open({}, { renderPolicyNote: (number) => `Полис ${number} на этом устройстве` });
    const card = within(await screen.findByRole("article", { name: /Щит семьи/ }));
    expect(card.getByText(`Полис ${aPolicy().policyNumber} на этом устройстве`)).toBeVisible();
  });

  it("offers renewal and a claim only from the first day of a policy", async () => {
    const later = aPolicy({ status: "INACTIVE", startDate: "2026-03-03" });
    await open({ myPolicies: () => ({ status: 200, data: [later] }) });
    const card = within(await screen.findByRole("article", { name: /Щит семьи/ }));
    expect(card.getByText("Ещё не действует")).toBeVisible();
    expect(card.queryByRole("button", { name: "Подать заявление" })).not.toBeInTheDocument();
    expect(card.queryByRole("link", { name: "Продлить" })).not.toBeInTheDocument();
  });

  it("shows the refund before a policy is cancelled, and sends that amount", async () => {
    const { user, sent } = await open({
      cancelPolicy: () => ({ status: 201, data: { requestedOn: "2026-03-02", refund: 180 } }),
    });
    await user.click(await screen.findByText("Ещё"));
    await user.click(screen.getByRole("button", { name: "Отменить полис" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(sentence(/вернём 180/))).toBeVisible();
    expect(sent("cancelPolicy")).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Оставить полис" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Отменить полис" }));
    await user.click(dialog.getByRole("button", { name: /^Отменить и получить 180.TJS$/ }));
    await waitFor(() => expect(sent("cancelPolicy")[0]?.body).toEqual({ refund: 180 }));
    await waitFor(() => expect(sent("myPolicies")).toHaveLength(2));
  });

  describe("the correction of a policy", () => {
    async function saveAs(firstName: string, responses: TestResponses) {
      const rendered = await open(responses);
      const { user } = rendered;
      await user.click(await screen.findByText("Ещё"));
      await user.click(screen.getByRole("button", { name: "Исправить данные" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Исправить данные" }));
      const name = await dialog.findByRole("textbox", { name: /^Имя/ });
      await user.clear(name);
      await user.type(name, firstName);
      await user.click(dialog.getByRole("button", { name: "Сохранить исправления" }));
      return { ...rendered, dialog, name };
    }

    it("sends the holder's name and email, and shows the corrected policy", async () => {
      const data = { version: 2, versionOn: "2026-03-02" };
      const { sent } = await saveAs("Медина", {
        correctMyPolicy: () => ({ status: 201, data }),
      });
      await waitFor(() => expect(sent("myPolicies")).toHaveLength(2));
      expect(sent("correctMyPolicy")[0]?.body).toMatchObject({
        lastName: "Саидова",
        firstName: "Медина",
        email: "madina@example.tj",
        corrections: 0,
      });
    });

    it("says who corrects more, and keeps what was typed", async () => {
      const message = "Это исправление делает сотрудник. Позвоните 5511";
      const { dialog, name } = await saveAs("Нодира", {
        correctMyPolicy: () => ({ status: 409, data: { message } }),
      });
      expect(await dialog.findByText(message)).toBeVisible();
      expect(name).toHaveValue("Нодира");
    });
  });

  it("shows that a policy was cancelled and when the refund arrives, without actions", async () => {
    const cancelled = aPolicy({
      status: "ACTIVE",
      cancelledOn: "2026-03-02",
      refund: undefined,
      cancellation: {
        requestedOn: "2026-03-02",
        refund: 180,
        refundBy: "2026-03-16",
        refundState: "requested",
      },
    });
    await open({ myPolicies: () => ({ status: 200, data: [cancelled] }) });
    const card = within(await screen.findByRole("article", { name: /Щит семьи/ }));
    expect(card.getByText("Отменён")).toBeVisible();
    expect(card.getByText(/Полис отменён 02.03.2026/)).toBeVisible();
    expect(card.getByText(sentence(/Вернём 180.*за 10 рабочих дней, до 16.03.2026/))).toBeVisible();
    expect(card.queryByRole("button", { name: "Подать заявление" })).not.toBeInTheDocument();
    expect(card.queryByRole("link", { name: "Продлить" })).not.toBeInTheDocument();
    expect(card.queryByText(/осталось/)).not.toBeInTheDocument();
  });

  it("shows the remaining instalments and that cover is suspended, with a link to pay", async () => {
    const suspended = aPolicy({
      status: "INACTIVE",
      suspendedOn: "2026-04-17",
      sumToResume: 750,
      instalments: [
        { part: 1, sumPrem: 1500, dueOn: "2026-03-02", paidOn: "2026-03-02" },
        { part: 2, sumPrem: 750, dueOn: "2026-04-02" },
      ],
    });
    await open({ myPolicies: () => ({ status: 200, data: [suspended] }) });
    const card = within(await screen.findByRole("article", { name: /Щит семьи/ }));
    expect(card.getByText("Приостановлен")).toBeVisible();
    expect(card.getByText(sentence(/приостановлена с 17.04.2026.*оплатите 750/))).toBeVisible();
    expect(card.getByText("Оплачено 02.03.2026")).toBeVisible();
    expect(card.getByText("Оплатить не позже 02.04.2026")).toBeVisible();
    expect(card.getByRole("link", { name: "Оплатить очередную часть" })).toHaveAttribute(
      "href",
      "/pay/0000000013",
    );
  });

  it("shows the policy of the renewal, and does not offer to renew it again", async () => {
    const renewed = aPolicy({ renewedBy: "0000000021" });
    await open({ myPolicies: () => ({ status: 200, data: [renewed] }) });
    const card = within(await screen.findByRole("article", { name: /Щит семьи/ }));
    expect(card.getByText(/0000000021/)).toBeVisible();
    expect(card.queryByRole("link", { name: "Продлить" })).not.toBeInTheDocument();
  });

  it("shows an error when a list cannot be loaded, and retries", async () => {
    let attempt = 0;
    const { user } = await open({
      myPolicies: () => {
        attempt += 1;
        if (attempt === 1) throw new Error("away");
        return { status: 200, data: [aPolicy()] };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Попробовать ещё раз" }));
    expect(await screen.findByRole("article", { name: /Щит семьи/ })).toBeVisible();
  });

  it("shows the status of each claim, and links to its details", async () => {
    const { show } = await open();
    await show("Заявления и оплаты");
    expect(await screen.findByText("Рассматриваем")).toBeVisible();
    const [claim] = myClaims.examples.responses[200];
    expect(screen.getByRole("link", { name: "Подробнее о заявлении" })).toHaveAttribute(
      "href",
      `/claim/${claim?.id}`,
    );
  });

  it("signs out everywhere: the other sessions first, then this one", async () => {
    const { user, sent, onSignOut, show } = await open({
      endOtherSessions: () => ({ status: 200, data: { count: 1 } }),
    });
    await show("Вход и данные");
    await user.click(await screen.findByRole("button", { name: "Выйти на всех устройствах" }));
    await waitFor(() => expect(onSignOut).toHaveBeenCalledOnce());
    expect(sent("endOtherSessions")).toHaveLength(1);
  });

  it("ends another session only after confirmation", async () => {
    const { user, sent, show } = await open({
      userSessions: () => ({
        status: 200,
        data: [{ ...userSessions.examples.responses[200][0], current: false, device: "Chrome" }],
      }),
      endUserSession: () => ({ status: 200, data: { ended: true } }),
    });
    await show("Вход и данные");
    await user.click(await screen.findByRole("button", { name: "Завершить вход: Chrome" }));
    expect(sent("endUserSession")).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Завершить" }));
    await waitFor(() => expect(sent("endUserSession")).toHaveLength(1));
  });

  it.each([
    ["Люди и машины", /Удалить: Саидов/, "removeMyPerson"],
    ["Люди и машины", /Удалить: Самоделка/, "removeMyCar"],
    ["Профиль", /Удалить: Внутренний паспорт/, "removeIdentityDocument"],
    ["Профиль", /Удалить: Душанбе/, "removeAddress"],
  ])("removes something of %s only after confirmation: %s", async (part, name, call) => {
    const removed = () => ({ status: 200 as const, data: { removed: true } });
    const { user, sent, show } = await open({
      removeMyPerson: removed,
      removeMyCar: removed,
      removeIdentityDocument: removed,
      removeAddress: removed,
    });
    await show(part);
    await user.click(await screen.findByRole("button", { name }));
    expect(sent(call)).toHaveLength(0);
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Удалить" }));
    await waitFor(() => expect(sent(call)).toHaveLength(1));
  });

  it("names an impossible birth date as every form does", async () => {
    const { user, sent, show } = await open();
    await show("Профиль");
    const birthDate = await screen.findByRole("textbox", { name: /Дата рождения/ });
    await user.clear(birthDate);
    await user.type(birthDate, "31.02.1990");
    await user.click(inForm(birthDate).getByRole("button", { name: "Сохранить" }));
    await waitFor(() =>
      expect(birthDate).toHaveAccessibleDescription(/Даты 31\.02\.1990 нет в календаре/),
    );
    expect(sent("saveProfile")).toHaveLength(0);
  });

  it("names a document that ends before it was issued, and a day that is none, at the form", async () => {
    const { user, sent, show } = await open();
    await show("Профиль");
    await user.click(await screen.findByRole("button", { name: /Изменить: Внутренний паспорт/ }));
    const last = screen.getByRole("textbox", { name: /Действует до/ });
    await user.clear(last);
    await user.type(last, "01.01.2020");
    const issued = screen.getByRole("textbox", { name: /Дата выдачи/ });
    await user.clear(issued);
    await user.type(issued, "01.02.2021");
    const save = () => user.click(inForm(last).getByRole("button", { name: "Сохранить" }));
    await save();
    await waitFor(() => expect(last).toHaveAccessibleDescription(/позже даты выдачи/));
    await user.clear(last);
    await user.type(last, "01.13.2030");
    await waitFor(async () => {
      await save();
      expect(last).toHaveAccessibleDescription(/Месяца 13 нет/);
    });
    expect(sent("changeIdentityDocument")).toHaveLength(0);
  });

  it("says that the account is deleted to the person who has deleted it", async () => {
    const { user, onRemoved, onSignOut, show } = await open({
      removeAccount: () => ({ status: 200, data: { removed: true } }),
    });
    await show("Вход и данные");
    await user.click(
      await screen.findByText("Удалить кабинет", { selector: "summary *, summary" }),
    );
    await user.click(screen.getByRole("button", { name: "Удалить кабинет" }));
    await user.type(screen.getByLabelText("Пароль"), "correct horse{Enter}");
    await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
    expect(onSignOut).not.toHaveBeenCalled();
  });

  it("saves the profile under the specification's names", async () => {
    const { user, sent, show } = await open({
      saveProfile: () => ({ status: 200, data: profile.examples.responses[200] }),
    });
    await show("Профиль");
    const surname = await screen.findByRole("textbox", { name: /Фамилия/ });
    await user.clear(surname);
    await user.type(surname, "Ғафурзода");
    await user.click(screen.getByRole("button", { name: "Сохранить" }));
    await waitFor(() =>
      expect(sent("saveProfile")[0]?.body).toMatchObject({
        lastName: "Ғафурзода",
        birthDate: "1990-05-14",
        gender: 1,
      }),
    );
  });

  it("requests only the data that is shown", async () => {
    const { sent, show } = await open();
    await screen.findByRole("article", { name: /Щит семьи/ });
    const later = ["myClaims", "myPayments", "profile", "myPeople", "myCars", "userSessions"];
    for (const call of later) expect(sent(call), call).toHaveLength(0);
    await show("Люди и машины");
    await waitFor(() => expect(sent("myPeople")).toHaveLength(1));
    expect(sent("profile")).toHaveLength(0);
  });

  it("changes a saved document in its place, by the specification's call", async () => {
    const { user, sent, show } = await open({
      changeIdentityDocument: () => ({
        status: 200,
        data: { ...changeIdentityDocument.examples.responses[200], id: "1", series: "A" },
      }),
    });
    await show("Профиль");
    await user.click(await screen.findByRole("button", { name: /Изменить: Внутренний паспорт/ }));
    const number = screen.getByRole("textbox", { name: /Номер/ });
    await user.clear(number);
    await user.type(number, "87654321");
    await user.type(screen.getByLabelText(/Действует до/), "01.02.2028");
    await user.click(inForm(number).getByRole("button", { name: "Сохранить" }));
    await waitFor(() =>
      expect(sent("changeIdentityDocument")[0]).toMatchObject({
        params: { id: "1" },
        body: { docType: 0, docNumber: "87654321", dateTo: "2028-02-01" },
      }),
    );
  });

  it("adds a person with a birth date, and a document only where one is to be stored", async () => {
    const { user, sent, show } = await open({
      addMyPerson: () => ({ status: 201, data: { id: "p-2" } }),
    });
    await show("Люди и машины");
    await user.click(await screen.findByRole("button", { name: "Добавить человека" }));
    const surname = screen.getByRole("textbox", { name: "Фамилия" });
    expect(surname).toHaveFocus();
    await user.type(surname, "Саидова");
    await user.type(screen.getByRole("textbox", { name: "Имя" }), "Нигина");
    await user.type(screen.getByRole("textbox", { name: "Дата рождения" }), "14.05.2018");
    const document = screen.getByRole("checkbox", { name: /Сохранить и документ/ });
    await user.click(document);
    const save = () => user.click(inForm(surname).getByRole("button", { name: "Сохранить" }));
    await save();
    expect(sent("addMyPerson")).toHaveLength(0);
    await user.click(document);
    // A press directly after another one counts as the same.
    await waitFor(async () => {
      await save();
      expect(sent("addMyPerson")).toHaveLength(1);
    });
    expect(sent("addMyPerson")[0]?.body).toMatchObject({
      lastName: "Саидова",
      firstName: "Нигина",
      birthDate: "2018-05-14",
      citizenship: "TJ",
    });
    expect(sent("addMyPerson")[0]?.body).not.toHaveProperty("document.docType");
    await waitFor(() => expect(sent("myPeople")).toHaveLength(2));
  });

  it("insures a car of a policy again, and changes one that was added by hand", async () => {
    const { user, sent, show, onInsureCar } = await open({
      changeMyCar: () => ({ status: 200, data: { id: "c-1" } }),
    });
    await show("Люди и машины");
    await user.click(
      await screen.findByRole("button", { name: /Застраховать снова: Toyota Camry/ }),
    );
    expect(onInsureCar).toHaveBeenCalledWith(
      expect.objectContaining({ product: "MTPL", gosNomer: "1234AA01" }),
    );
    expect(screen.queryByRole("button", { name: /Изменить: Toyota/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /Изменить: Самоделка/ }));
    const plate = screen.getByRole("textbox", { name: "Госномер" });
    await user.clear(plate);
    await user.type(plate, "12");
    const save = () => user.click(inForm(plate).getByRole("button", { name: "Сохранить" }));
    await save();
    expect(plate).toHaveAccessibleDescription(/Проверьте госномер/);
    await user.clear(plate);
    await user.type(plate, "1111 аа 02");
    // A press directly after another one counts as the same.
    await waitFor(async () => {
      await save();
      expect(sent("changeMyCar")[0]).toMatchObject({
        params: { id: "c-1" },
        body: { markaTxt: "Самоделка", carIssueYear: 2012, gosNomer: "1111AA02" },
      });
    });
  });

  it("selects the optional messages, and lists those that are always sent", async () => {
    const { user, sent, show } = await open({
      saveMessageSettings: () => ({
        status: 200,
        data: saveMessageSettings.examples.responses[200],
      }),
    });
    await show("Сообщения и язык");
    const news = within(await screen.findByRole("group", { name: "Новости и предложения" }));
    expect(screen.getByText(/присылаем всегда/)).toBeVisible();
    await user.click(news.getByRole("checkbox", { name: "На почту" }));
    await user.click(screen.getByRole("radio", { name: "English" }));
    await user.click(screen.getByRole("button", { name: "Сохранить" }));
    await waitFor(() =>
      expect(sent("saveMessageSettings")[0]?.body).toEqual({
        language: "en",
        renewal: { mail: true, sms: true },
        claim: { mail: true, sms: false },
        news: { mail: true, sms: false },
      }),
    );
    expect(screen.getByRole("link", { name: "Тоҷикӣ" })).toHaveAttribute(
      "href",
      "/account?lang=tg",
    );
  });
});
