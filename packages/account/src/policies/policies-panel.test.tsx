import type { TestResponses } from "@sughurta/api-client/testing";
import { sentence } from "@sughurta/screen-testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPolicy } from "../testing/an-account.ts";
import { openAccountPage } from "../testing/open-account-page.tsx";

describe("policies in the account", () => {
  it("shows a policy with its status, cover and remaining days, and starts a claim on it", async () => {
    const { user, onClaim, view } = await openAccountPage();
    const card = within(await screen.findByRole("article", { name: /Щит семьи/ }));
    expect(card.getByText("Действует")).toBeVisible();
    expect(card.getByText(/Осталось 364 дня/)).toBeVisible();
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
    const { user, sent } = await openAccountPage({
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

  it("shows an application's content for a policy in its card", async () => {
    await openAccountPage(
      {},
      { renderPolicyNote: (number) => `Полис ${number} на этом устройстве` },
    );
    const card = within(await screen.findByRole("article", { name: /Щит семьи/ }));
    expect(card.getByText(`Полис ${aPolicy().policyNumber} на этом устройстве`)).toBeVisible();
  });

  it("offers renewal and a claim only from the first day of a policy", async () => {
    const later = aPolicy({ status: "INACTIVE", startDate: "2026-03-03" });
    await openAccountPage({ myPolicies: () => ({ status: 200, data: [later] }) });
    const card = within(await screen.findByRole("article", { name: /Щит семьи/ }));
    expect(card.getByText("Ещё не действует")).toBeVisible();
    expect(card.queryByRole("button", { name: "Подать заявление" })).not.toBeInTheDocument();
    expect(card.queryByRole("link", { name: "Продлить" })).not.toBeInTheDocument();
  });

  it("shows the refund before a policy is cancelled, and sends that amount", async () => {
    const { user, sent } = await openAccountPage({
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
      const rendered = await openAccountPage(responses);
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
    await openAccountPage({ myPolicies: () => ({ status: 200, data: [cancelled] }) });
    const card = within(await screen.findByRole("article", { name: /Щит семьи/ }));
    expect(card.getByText("Отменён")).toBeVisible();
    expect(card.getByText(/Полис отменён 02.03.2026/)).toBeVisible();
    expect(card.getByText(sentence(/Вернём 180.*за 10 рабочих дней, до 16.03.2026/))).toBeVisible();
    expect(card.queryByRole("button", { name: "Подать заявление" })).not.toBeInTheDocument();
    expect(card.queryByRole("link", { name: "Продлить" })).not.toBeInTheDocument();
    expect(card.queryByText(/Остал/)).not.toBeInTheDocument();
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
    await openAccountPage({ myPolicies: () => ({ status: 200, data: [suspended] }) });
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
    await openAccountPage({ myPolicies: () => ({ status: 200, data: [renewed] }) });
    const card = within(await screen.findByRole("article", { name: /Щит семьи/ }));
    expect(card.getByText(/0000000021/)).toBeVisible();
    expect(card.queryByRole("link", { name: "Продлить" })).not.toBeInTheDocument();
  });

  it("shows an error when a list cannot be loaded, and retries", async () => {
    let attempt = 0;
    const { user } = await openAccountPage({
      myPolicies: () => {
        attempt += 1;
        if (attempt === 1) throw new Error("away");
        return { status: 200, data: [aPolicy()] };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Попробовать ещё раз" }));
    expect(await screen.findByRole("article", { name: /Щит семьи/ })).toBeVisible();
  });
});
