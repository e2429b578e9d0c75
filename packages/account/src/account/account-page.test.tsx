import { saveMessageSettings } from "@sughurta/contracts/account";
import { myClaims } from "@sughurta/contracts/claim";
import { userSessions } from "@sughurta/contracts/session";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openAccountPage } from "../testing/open-account-page.tsx";

describe("AccountPage", () => {
  it("opens the requested tab, and reports the one opened next", async () => {
    const onTab = vi.fn();
    const { show } = await openAccountPage({}, { tab: "messages", onTab });
    expect(await screen.findByRole("heading", { name: "Что вам присылать" })).toBeVisible();
    await show("Профиль");
    expect(onTab.mock.calls).toEqual([["profile"]]);
  });

  it("shows the status of each claim, and links to its details", async () => {
    const { show } = await openAccountPage();
    await show("Заявления и оплаты");
    expect(await screen.findByText("Рассматриваем")).toBeVisible();
    const [claim] = myClaims.examples.responses[200];
    expect(screen.getByRole("link", { name: "Подробнее о заявлении" })).toHaveAttribute(
      "href",
      `/claim/${claim?.id}`,
    );
  });

  it("signs out everywhere: the other sessions first, then this one", async () => {
    const { user, sent, onSignOut, show } = await openAccountPage({
      endOtherSessions: () => ({ status: 200, data: { count: 1 } }),
    });
    await show("Вход и данные");
    await user.click(await screen.findByRole("button", { name: "Выйти на всех устройствах" }));
    await waitFor(() => expect(onSignOut).toHaveBeenCalledOnce());
    expect(sent("endOtherSessions")).toHaveLength(1);
  });

  it("ends another session only after confirmation", async () => {
    const { user, sent, show } = await openAccountPage({
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

  it("says that the account is deleted to the person who has deleted it", async () => {
    const { user, onRemoved, onSignOut, show } = await openAccountPage({
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

  it("requests only the data that is shown", async () => {
    const { sent, show } = await openAccountPage();
    await screen.findByRole("article", { name: /Щит семьи/ });
    const later = ["myClaims", "myPayments", "profile", "myPeople", "myCars", "userSessions"];
    for (const call of later) expect(sent(call), call).toHaveLength(0);
    await show("Люди и машины");
    await waitFor(() => expect(sent("myPeople")).toHaveLength(1));
    expect(sent("profile")).toHaveLength(0);
  });

  it("selects the optional messages, and lists those that are always sent", async () => {
    const { user, sent, show } = await openAccountPage({
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
