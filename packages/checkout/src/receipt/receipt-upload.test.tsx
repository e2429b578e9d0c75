import { sentence } from "@sughurta/screen-testing";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { ReceiptUpload } from "./receipt-upload.tsx";

const PRICE = 435;

/** Submits one receipt after another; the service responds with the totals so far. */
async function open(sums: readonly number[]) {
  const onSent = vi.fn();
  const left = [...sums];
  const { user, sent } = await renderScreen(<ReceiptUpload paymentId="pay-1" onSent={onSent} />, {
    uploadReceipt: () => {
      const amountPaid = left.shift() ?? 0;
      const success = amountPaid === PRICE;
      return {
        status: 200,
        data: { success, amountPaid, minimumRequired: PRICE, paymentDate: "2026-03-02" },
      };
    },
  });
  async function hand(name: string) {
    await user.upload(screen.getByLabelText(/Файл чека/), new File([name], name));
    await user.click(screen.getByRole("button", { name: "Отправить чек" }));
  }
  return { hand, sent, onSent };
}

it("shows after a partial receipt the paid and the missing amount, and accepts the next receipt", async () => {
  const { hand, sent, onSent } = await open([400, PRICE]);
  await hand("first.pdf");
  expect(await screen.findByText(sentence(/всего оплачено 400.* Не хватает 35/))).toBeVisible();
  expect(screen.queryByText("first.pdf")).not.toBeInTheDocument();
  expect(onSent).not.toHaveBeenCalled();
  await hand("second.pdf");
  expect(await screen.findByText(/Полис оплачен/)).toBeVisible();
  expect(onSent).toHaveBeenCalledTimes(1);
  const keys = sent("uploadReceipt").map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

it("shows that staff will review an amount above the price", async () => {
  const { hand, onSent } = await open([500]);
  await hand("check.pdf");
  expect(await screen.findByText(/посмотрит сотрудник/)).toBeVisible();
  expect(onSent).toHaveBeenCalledTimes(1);
});

it.each([
  ["lets a file go that can never pass, and asks for another one", "fileUnsafe", 0],
  ["keeps a file for another try when it is not to blame", "idempotencyBusy", 1],
] as const)("%s", async (_, code, left) => {
  const { user } = await renderScreen(<ReceiptUpload paymentId="pay-1" onSent={() => {}} />, {
    uploadReceipt: () => ({ status: 422, data: { message: "Слова страховщика", code } }),
  });
  await user.upload(
    screen.getByLabelText(/Файл чека/),
    new File(["%PDF-1.7 %%EOF"], "check.pdf", { type: "application/pdf" }),
  );
  await user.click(screen.getByRole("button", { name: "Отправить чек" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("check.pdf: Слова страховщика");
  expect(screen.queryAllByRole("listitem")).toHaveLength(left);
});
