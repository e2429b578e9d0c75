import { payment } from "@sughurta/contracts/payment";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { AccountOpened, OpenAccount } from "./open-account.tsx";

const tokens = { access: "a", refresh: "r", changePassword: false };
const code = () => ({ status: 200 as const, data: { phoneEnd: "67", repeatAfter: 45 } });

it("sends a code to the phone of the order at one press, and opens the account with it", async () => {
  const onSignedIn = vi.fn();
  const { user, sent } = await renderScreen(
    <OpenAccount paymentId="77aa" onSignedIn={onSignedIn} />,
    { sendAccountCode: code, openAccount: () => ({ status: 201, data: tokens }) },
  );
  await user.click(screen.getByRole("button", { name: "Сохранить в кабинете" }));
  expect(await screen.findByText(/заканчивается на/)).toHaveTextContent("на 67");
  await user.type(screen.getByLabelText("Код из SMS"), "123456");
  await user.click(screen.getByRole("button", { name: "Открыть кабинет" }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(tokens));
  expect(sent("openAccount")[0]).toMatchObject({ body: { code: "123456" } });
});

it("shows a wrong code at its field", async () => {
  const { user } = await renderScreen(<OpenAccount paymentId="77aa" onSignedIn={() => {}} />, {
    sendAccountCode: code,
    openAccount: () => ({
      status: 422,
      data: { message: "", code: "invalid", fieldCodes: { code: ["smsCodeWrong"] } },
    }),
  });
  await user.click(screen.getByRole("button", { name: "Сохранить в кабинете" }));
  await user.type(await screen.findByLabelText("Код из SMS"), "123456{Enter}");
  await waitFor(() => expect(screen.getByLabelText("Код из SMS")).toBeInvalid());
});

it("accepts a code that was sent before a reload", async () => {
  const { user } = await renderScreen(<OpenAccount paymentId="77aa" onSignedIn={() => {}} />, {
    sendAccountCode: () => ({ status: 429, data: { message: "", code: "tooManyRequests" } }),
  });
  await user.click(screen.getByRole("button", { name: "Сохранить в кабинете" }));
  expect(await screen.findByText(/отправили код меньше минуты назад/)).toBeVisible();
  expect(screen.getByLabelText("Код из SMS")).toBeVisible();
});

it("shows a signed-in person whether the policy is in the account, or needs a code to its own phone", async () => {
  const opened = <AccountOpened paymentId="77aa" accountHref="/account" />;
  const mine = await renderScreen(opened, {
    payment: () => ({ status: 200, data: payment.examples.responses[200] }),
  });
  expect(await screen.findByText("Полис сохранён в вашем кабинете.")).toBeVisible();
  mine.view.unmount();
  await renderScreen(opened, {
    payment: () => ({ status: 404, data: { message: "", code: "notFound" } }),
  });
  expect(await screen.findByText(/куплен на другой телефон/)).toBeVisible();
});
