import { profile } from "@sughurta/contracts/account";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { PasswordPart } from "./security-panel.tsx";

const tokens = { access: "a", refresh: "r", changePassword: false };

async function open() {
  const onSignedIn = vi.fn();
  const rendered = await renderScreen(<PasswordPart onSignedIn={onSignedIn} />, {
    changePassword: () => ({ status: 200, data: tokens }),
    profile: () => ({ status: 200, data: profile.examples.responses[200] }),
    sendSmsCode: () => ({ status: 200, data: { repeatAfter: 45, validFor: 300 } }),
  });
  return { ...rendered, onSignedIn };
}

it("changes the password by the current one, and confirms it", async () => {
  const { user, onSignedIn } = await open();
  await user.type(screen.getByLabelText("Нынешний пароль"), "correct horse");
  await user.type(screen.getByLabelText("Новый пароль"), "battery staple");
  await user.type(screen.getByLabelText("Новый пароль ещё раз"), "battery staple{Enter}");
  expect(await screen.findByText(/Пароль изменён/)).toBeVisible();
  expect(onSignedIn).toHaveBeenCalledWith(tokens);
  expect(screen.queryByLabelText("Нынешний пароль")).not.toBeInTheDocument();
});

it("sets one by a code to the own phone, where there is none", async () => {
  const { user, sent, onSignedIn } = await open();
  await user.click(screen.getByRole("button", { name: "Нет пароля? Задать его по SMS" }));
  expect(await screen.findByText(/\(992\) 92-123-4567/)).toBeVisible();
  expect(screen.queryByLabelText("Телефон")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Получить код" }));
  await user.type(await screen.findByLabelText("Код из SMS"), "123456");
  await user.type(screen.getByLabelText("Новый пароль"), "battery staple");
  await user.type(screen.getByLabelText("Новый пароль ещё раз"), "battery staple{Enter}");
  expect(await screen.findByText(/Пароль изменён/)).toBeVisible();
  expect(onSignedIn).toHaveBeenCalledWith(tokens);
  expect(sent("sendSmsCode")[0]?.body).toEqual({ phone: "992921234567", purpose: "recover" });
  expect(sent("changePassword")[0]).toMatchObject({
    body: { phone: "992921234567", code: "123456", password: "battery staple" },
  });
});
