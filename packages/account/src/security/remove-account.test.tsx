import { profile } from "@sughurta/contracts/account";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { RemoveAccount } from "./remove-account.tsx";

async function open() {
  const onRemoved = vi.fn(() => Promise.resolve());
  const rendered = await renderScreen(<RemoveAccount onRemoved={onRemoved} />, {
    profile: () => ({ status: 200, data: profile.examples.responses[200] }),
    sendSmsCode: () => ({ status: 200, data: { repeatAfter: 45, validFor: 300 } }),
    removeAccount: () => ({ status: 200, data: { removed: true } }),
  });
  await rendered.user.click(screen.getByRole("button", { name: "Удалить кабинет" }));
  return { ...rendered, onRemoved };
}

it("removes an account by its password", async () => {
  const { user, sent, onRemoved } = await open();
  await user.type(screen.getByLabelText("Пароль"), "correct horse");
  await user.click(screen.getByRole("button", { name: "Удалить навсегда" }));
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
  expect(sent("removeAccount")[0]?.body).toEqual({ password: "correct horse" });
});

it("removes one that has no password by a code to its phone", async () => {
  const { user, sent, onRemoved } = await open();
  await user.click(screen.getByRole("button", { name: "Нет пароля? Подтвердить по SMS" }));
  await user.click(await screen.findByRole("button", { name: "Получить код" }));
  await user.type(await screen.findByLabelText("Код из SMS"), "123456");
  await user.click(screen.getByRole("button", { name: "Удалить навсегда" }));
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
  expect(sent("sendSmsCode")[0]?.body).toEqual({ phone: "992921234567", purpose: "remove" });
  expect(sent("removeAccount")[0]?.body).toEqual({ code: "123456" });
});
