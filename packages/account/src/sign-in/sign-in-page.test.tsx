import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { SignInPage } from "./sign-in-page.tsx";

const temporary = { access: "a", refresh: "r", changePassword: true };

/** The page of a session stored elsewhere: it requires a new password while the tokens say so. */
async function open(mustChangeAtFirst: boolean) {
  let tell: (mustChange: boolean) => void = () => {};
  function Page() {
    const [mustChange, setMustChange] = useState(mustChangeAtFirst);
    tell = setMustChange;
    return (
      <SignInPage
        initialStage={mustChange ? "change" : "login"}
        onSignedIn={({ changePassword }) => setMustChange(changePassword)}
      />
    );
  }
  const rendered = await renderScreen(<Page />, {
    logIn: () => ({ status: 200, data: temporary }),
    sendSmsCode: () => ({ status: 200, data: { repeatAfter: 45, validFor: 300 } }),
  });
  const tellFromAnotherTab = (mustChange: boolean) => act(() => tell(mustChange));
  return { ...rendered, tellFromAnotherTab };
}

it("requires phone and password again once another tab signed out", async () => {
  const { tellFromAnotherTab } = await open(true);
  expect(screen.getByRole("heading", { name: "Задайте новый пароль" })).toBeVisible();
  tellFromAnotherTab(false);
  expect(screen.getByRole("heading", { name: "Вход" })).toBeVisible();
  expect(screen.getByLabelText("Телефон")).toBeVisible();
});

it("requires a new password where another tab signed in with a temporary one", async () => {
  const { tellFromAnotherTab } = await open(false);
  tellFromAnotherTab(true);
  expect(screen.getByRole("heading", { name: "Задайте новый пароль" })).toBeVisible();
});

it("does not ask again for the temporary password that was just typed", async () => {
  const { user } = await open(false);
  await user.type(screen.getByLabelText("Телефон"), "921234567");
  await user.type(screen.getByLabelText("Пароль"), "temporary-1");
  await user.click(screen.getByRole("button", { name: "Войти" }));
  const field = await screen.findByLabelText("Новый пароль");
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByLabelText("Нынешний пароль")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Забыли пароль?" })).not.toBeInTheDocument();
});

it("leads the focus from one way in to the next, and from the phone to its code and back", async () => {
  const { user } = await open(false);
  await user.click(screen.getByRole("button", { name: "Зарегистрироваться" }));
  expect(screen.getByLabelText("Телефон")).toHaveFocus();
  await user.keyboard("921234567{Enter}");
  const field = await screen.findByLabelText("Код из SMS");
  await waitFor(() => expect(field).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Изменить номер" }));
  expect(screen.getByLabelText("Телефон")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "У меня есть пароль" }));
  expect(screen.getByLabelText("Телефон")).toHaveFocus();
});
