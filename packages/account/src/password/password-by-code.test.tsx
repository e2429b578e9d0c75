import type { TestResponses } from "@sughurta/api-client/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LoginDialog } from "../sign-in/login-dialog.tsx";
import { renderScreen } from "../testing/render-screen.ts";

const tokens = { access: "a", refresh: "r", changePassword: false };
const sent = () => ({ status: 200 as const, data: { repeatAfter: 45, validFor: 300 } });

async function askCode(way: "Зарегистрироваться" | "Забыли пароль?", responses: TestResponses) {
  const onSignedIn = vi.fn();
  const rendered = await renderScreen(
    <LoginDialog open onClose={() => {}} onSignedIn={onSignedIn} />,
    { sendSmsCode: sent, ...responses },
  );
  const { user } = rendered;
  await user.type(screen.getByLabelText("Телефон"), "921234567");
  await user.click(screen.getByRole("button", { name: way }));
  await user.click(screen.getByRole("button", { name: "Получить код" }));
  return { ...rendered, onSignedIn };
}

async function fillIn(user: Awaited<ReturnType<typeof askCode>>["user"], repeated: string) {
  await user.type(await screen.findByLabelText("Код из SMS"), "123456");
  await user.type(screen.getByLabelText("Новый пароль"), "correct horse");
  await user.type(screen.getByLabelText("Новый пароль ещё раз"), repeated);
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("registration and recovery", () => {
  it("registers with the phone typed to sign in, a code and a password typed twice", async () => {
    const {
      user,
      sent: calls,
      onSignedIn,
    } = await askCode("Зарегистрироваться", {
      register: () => ({ status: 201, data: tokens }),
    });
    await fillIn(user, "correct mouse");
    await user.tab();
    expect(screen.getByLabelText("Новый пароль ещё раз")).toBeInvalid();
    await user.clear(screen.getByLabelText("Новый пароль ещё раз"));
    await user.type(screen.getByLabelText("Новый пароль ещё раз"), "correct horse");
    await user.click(screen.getByRole("button", { name: "Зарегистрироваться" }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(tokens));
    expect(calls("sendSmsCode")[0]?.body).toEqual({ phone: "992921234567", purpose: "register" });
    expect(calls("register")[0]?.body).toEqual({
      phone: "992921234567",
      code: "123456",
      password: "correct horse",
    });
  });

  it("recovers by the request that changes a password, and shows a wrong code at its field", async () => {
    const { user, sent: calls } = await askCode("Забыли пароль?", {
      changePassword: () => ({
        status: 422,
        data: { message: "", code: "invalid", fieldCodes: { code: ["smsCodeWrong"] } },
      }),
    });
    await fillIn(user, "correct horse");
    await user.click(screen.getByRole("button", { name: "Сохранить и войти" }));
    await waitFor(() => expect(screen.getByLabelText("Код из SMS")).toBeInvalid());
    expect(calls("sendSmsCode")[0]?.body).toMatchObject({ purpose: "recover" });
    expect(screen.getByLabelText("Новый пароль")).toHaveValue("correct horse");
  });

  it("restores the step of the sent code, after a reload or in another language", async () => {
    await askCode("Зарегистрироваться", {});
    await screen.findByLabelText("Код из SMS");
    cleanup();
    const { user, sent: calls } = await renderScreen(
      <LoginDialog open initialStage="register" onClose={() => {}} onSignedIn={() => {}} />,
      { register: () => ({ status: 201, data: tokens }) },
    );
    await fillIn(user, "correct horse");
    await user.click(screen.getByRole("button", { name: "Зарегистрироваться" }));
    await waitFor(() =>
      expect(calls("register")[0]?.body).toMatchObject({ phone: "992921234567" }),
    );
    expect(calls("sendSmsCode")).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("continues to the code where the last one was sent recently, and shows when another may be requested", async () => {
    await askCode("Забыли пароль?", {
      sendSmsCode: () => ({ status: 429, data: { message: "", code: "tooManyRequests" } }),
    });
    expect(await screen.findByLabelText("Код из SMS")).toHaveAttribute(
      "autocomplete",
      "one-time-code",
    );
    expect(screen.getByText(/ещё раз можно через \d+ секунд/)).toBeVisible();
  });

  it("reads the code from the SMS where the browser supports it", async () => {
    const get = vi.fn(() => Promise.resolve({ code: "654321" }));
    vi.stubGlobal("OTPCredential", class {});
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { credentials: { get } }));
    await askCode("Забыли пароль?", {});
    await waitFor(() => expect(screen.getByLabelText("Код из SMS")).toHaveValue("654321"));
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ["sms"] } }));
  });
});
