import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { ReceiptUpload } from "./receipt-upload.tsx";

it.each([
  ["lets a file go that can never pass, and asks for another one", "fileUnsafe", 0],
  ["keeps a file for another try when it is not to blame", "idempotencyBusy", 1],
] as const)("%s", async (_, code, left) => {
  const { user } = await renderScreen(
    <ReceiptUpload paymentId="pay-1" supportNumber="5511" onSent={() => {}} />,
    { uploadReceipt: () => ({ status: 422, data: { message: "Слова страховщика", code } }) },
  );
  await user.upload(
    screen.getByLabelText(/Файл чека/),
    new File(["%PDF-1.7"], "check.pdf", { type: "application/pdf" }),
  );
  await user.click(screen.getByRole("button", { name: "Отправить чек" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Слова страховщика");
  expect(screen.queryAllByRole("listitem")).toHaveLength(left);
});
