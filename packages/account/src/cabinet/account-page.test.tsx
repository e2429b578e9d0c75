import type { TestAnswers } from "@sughurta/api-client/testing";
import { profile } from "@sughurta/contracts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { anAccount, aPolicy } from "../testing/an-account.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { AccountPage } from "./account-page.tsx";

async function open(answers: TestAnswers = {}) {
  const onClaim = vi.fn();
  const onSignOut = vi.fn(() => Promise.resolve());
  const rendered = await renderScreen(
    <AccountPage
      links={{
        renewHref: ({ productSlug }) => `/buy/${productSlug}`,
        draftHref: (kind) => `/draft/${kind}`,
        paymentHref: (id) => `/payment/${id}`,
        shopHref: "/boxes",
      }}
      today="2026-03-02"
      onClaim={onClaim}
      onSignedIn={() => {}}
      onSignOut={onSignOut}
    />,
    { ...anAccount(), ...answers },
  );
  const show = (name: string) => rendered.user.click(screen.getByRole("tab", { name }));
  return { ...rendered, onClaim, onSignOut, show };
}

describe("AccountPage", () => {
  it("shows a policy with its state, cover and days left, and begins a claim on it", async () => {
    const { user, onClaim } = await open();
    const card = within(await screen.findByRole("article", { name: /Щит семьи/ }));
    expect(card.getByText("Действует")).toBeVisible();
    expect(card.getByText(/осталось 364 дня/)).toBeVisible();
    expect(card.getByText("Саидова Мадина")).toBeVisible();
    expect(card.getByRole("link", { name: "Продлить" })).toHaveAttribute("href", "/buy/schit-semi");
    await user.click(card.getByRole("button", { name: "Сообщить о случае" }));
    expect(onClaim).toHaveBeenCalledWith(aPolicy());
    expect(screen.getByRole("link", { name: "Продолжить" })).toHaveAttribute(
      "href",
      "/draft/travel-order",
    );
  });

  it("says what is paid back before a policy is cancelled, and sends that very amount", async () => {
    const { user, sent } = await open({
      cancelPolicy: () => ({ status: 201, data: { requestedOn: "2026-03-02", refund: 180 } }),
    });
    await user.click(await screen.findByRole("button", { name: "Отменить полис" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(/вернём 180/)).toBeVisible();
    expect(sent("cancelPolicy")).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Отправить просьбу об отмене" }));
    await vi.waitFor(() => expect(sent("cancelPolicy")[0]?.body).toEqual({ refund: 180 }));
    await vi.waitFor(() => expect(sent("myPolicies")).toHaveLength(2));
  });

  it("says so when a list cannot be loaded, and tries again", async () => {
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

  it("signs out everywhere: the other sessions first, then this one", async () => {
    const { user, sent, onSignOut, show } = await open({
      endOtherSessions: () => ({ status: 200, data: { count: 1 } }),
    });
    await show("Вход и данные");
    await user.click(await screen.findByRole("button", { name: "Выйти на всех устройствах" }));
    await vi.waitFor(() => expect(onSignOut).toHaveBeenCalledOnce());
    expect(sent("endOtherSessions")).toHaveLength(1);
  });

  it("saves the profile under the specification's names", async () => {
    const { user, sent, show } = await open({
      saveProfile: () => ({ status: 200, data: profile.examples.answers[200] }),
    });
    await show("Профиль");
    const surname = await screen.findByRole("textbox", { name: /Фамилия/ });
    await user.clear(surname);
    await user.type(surname, "Ғафурзода");
    await user.click(screen.getByRole("button", { name: "Сохранить" }));
    await vi.waitFor(() =>
      expect(sent("saveProfile")[0]?.body).toMatchObject({
        lastName: "Ғафурзода",
        birthDate: "1990-05-14",
        gender: 1,
      }),
    );
  });
});
