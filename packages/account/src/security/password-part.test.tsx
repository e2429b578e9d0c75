import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { PasswordPart } from "./password-part.tsx";

const tokens = { access: "a", refresh: "r", changePassword: false };

async function open() {
  const onSignedIn = vi.fn();
  const rendered = await renderScreen(<PasswordPart onSignedIn={onSignedIn} />, {
    changePassword: () => ({ status: 200, data: tokens }),
    sendSmsCode: () => ({ status: 200, data: { repeatAfter: 45, validFor: 300 } }),
  });
  return { ...rendered, onSignedIn };
}

it("changes the password by the present one, and says that it is changed", async () => {
  const { user, onSignedIn } = await open();
  await user.type(screen.getByLabelText("Нынешний пароль"), "correct horse");
  await user.type(screen.getByLabelText("Новый пароль"), "battery staple");
  await user.type(screen.getByLabelText("Новый пароль ещё раз"), "battery staple{Enter}");
  expect(await screen.findByText(/Пароль изменён/)).toBeVisible();
  expect(onSignedIn).toHaveBeenCalledWith(tokens);
  expect(screen.queryByLabelText("Нынешний пароль")).not.toBeInTheDocument();
});

it("sets one by a code for who has none", async () => {
  const { user, sent, onSignedIn } = await open();
  await user.click(screen.getByRole("button", { name: "Нет пароля? Задать его по SMS" }));
  expect(screen.getByLabelText("Телефон")).toHaveFocus();
  await user.keyboard("921234567{Enter}");
  await user.type(await screen.findByLabelText("Код из SMS"), "123456");
  await user.type(screen.getByLabelText("Новый пароль"), "battery staple");
  await user.type(screen.getByLabelText("Новый пароль ещё раз"), "battery staple{Enter}");
  expect(await screen.findByText(/Пароль изменён/)).toBeVisible();
  expect(onSignedIn).toHaveBeenCalledWith(tokens);
  expect(sent("changePassword")[0]).toMatchObject({
    body: { phone: "992921234567", code: "123456", password: "battery staple" },
  });
});
