import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { OpenPaidPolicy } from "./open-paid-policy.tsx";

const sendPaymentCode = () => ({
  status: 200 as const,
  data: { phoneEnd: "67", repeatAfter: 45 },
});

it("shows number and document of a payment after the code of the phone of its order", async () => {
  const { user, sent } = await renderScreen(<OpenPaidPolicy paymentId="77aa" />, {
    sendPaymentCode,
    openPaidPolicy: () => ({
      status: 200,
      data: { policyNumber: "0000000013", expiresAt: "2026-03-02T08:30:00Z" },
    }),
  });
  await user.click(screen.getByRole("button", { name: "Получить код" }));
  expect(await screen.findByText(/заканчивается на/)).toHaveTextContent("на 67");
  await user.type(screen.getByLabelText("Код из SMS"), "123456");
  await user.click(screen.getByRole("button", { name: "Открыть полис" }));
  expect(await screen.findByText("0000000013")).toBeVisible();
  expect(screen.getByRole("button", { name: "Скачать полис" })).toBeVisible();
  expect(sent("openPaidPolicy")[0]).toMatchObject({ body: { code: "123456" } });
});

it("shows a wrong code at its field and no number", async () => {
  const { user } = await renderScreen(<OpenPaidPolicy paymentId="77aa" />, {
    sendPaymentCode,
    openPaidPolicy: () => ({
      status: 422,
      data: { message: "", code: "invalid", fieldCodes: { code: ["smsCodeWrong"] } },
    }),
  });
  await user.click(screen.getByRole("button", { name: "Получить код" }));
  await user.type(await screen.findByLabelText("Код из SMS"), "123456{Enter}");
  await vi.waitFor(() => expect(screen.getByLabelText("Код из SMS")).toBeInvalid());
  expect(screen.queryByText("0000000013")).toBeNull();
});
