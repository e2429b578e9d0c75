import { NetworkError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { LoginDialog } from "./login-dialog.tsx";

const tokens = { access: "a", refresh: "r", changePassword: false };

async function signIn(responses: TestResponses) {
  const onSignedIn = vi.fn();
  const rendered = await renderScreen(
    <LoginDialog open onClose={() => {}} onSignedIn={onSignedIn} />,
    responses,
  );
  await rendered.user.type(screen.getByLabelText("Телефон"), "921234567");
  await rendered.user.type(screen.getByLabelText("Пароль"), " secret ");
  await rendered.user.click(screen.getByRole("button", { name: "Войти" }));
  return { ...rendered, onSignedIn };
}

describe("LoginDialog", () => {
  it("returns the tokens; the username is the phone, the password is unchanged", async () => {
    const { onSignedIn, client } = await signIn({ logIn: () => ({ status: 200, data: tokens }) });
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(tokens));
    expect(client.requests[0]?.body).toEqual({ username: "992921234567", password: " secret " });
  });

  it("shows errors of the service at their fields", async () => {
    const { onSignedIn } = await signIn({
      logIn: () => ({
        status: 422,
        data: { message: "", code: "invalid", username: ["Такого телефона быть не может"] },
      }),
    });
    expect((await screen.findAllByText(/Такого телефона быть не может/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText("Телефон")).toBeInvalid();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it("does not reveal whether the phone or the password is wrong", async () => {
    await signIn({ logIn: () => ({ status: 401, data: { message: "", code: "badCredentials" } }) });
    expect(await screen.findByRole("alert")).toHaveTextContent("Телефон или пароль неверны");
  });

  it("distinguishes a lost connection from a wrong password", async () => {
    await signIn({
      logIn: () => {
        throw new NetworkError("lost");
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Связь прервалась");
  });

  it("requires a new password before anything else where the old one was temporary", async () => {
    const { onSignedIn, user, client } = await signIn({
      logIn: () => ({ status: 200, data: { ...tokens, changePassword: true } }),
      changePassword: () => ({ status: 200, data: tokens }),
    });
    await user.type(await screen.findByLabelText("Новый пароль"), "correct horse");
    await user.type(screen.getByLabelText("Новый пароль ещё раз"), "correct horse");
    await user.click(screen.getByRole("button", { name: "Сохранить пароль" }));
    await waitFor(() => expect(onSignedIn).toHaveBeenLastCalledWith(tokens));
    expect(client.requests[1]?.body).toEqual({
      oldPassword: " secret ",
      password: "correct horse",
    });
  });
});
