import type { RestToPay } from "@sughurta/contracts/payment";
import { sentence } from "@sughurta/screen-testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { aRest } from "../testing/an-account.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { RestPage } from "./rest-page.tsx";

beforeEach(() => localStorage.clear());

const show = (changes: Partial<RestToPay> = {}) =>
  renderScreen(
    <RestPage token="secret" allowedOrigins={["https://bank.example"]} onResult={vi.fn()} />,
    {
      restToPay: () => ({ status: 200, data: aRest(changes) }),
      createPayment: () => ({
        status: 201,
        data: { paymentId: "77aa", redirectUrl: "https://bank.example/pay/9f" },
      }),
    },
  );

it("shows what has arrived and what is missing, and pays exactly that by the link", async () => {
  const { user, sent } = await show();
  expect(await screen.findByText(sentence(/200 TJS/))).toBeVisible();
  await user.click(screen.getByRole("button", { name: /Оплатить 25/ }));
  await user.click(await screen.findByRole("radio", { name: /QR/ }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Оплатить/ }));
  await waitFor(() =>
    expect(sent("createPayment")[0]).toMatchObject({
      body: { policyId: "5c1d", policyType: "box", paymentOper: "qr", rest: "secret" },
    }),
  );
});

it.each([
  ["that has arrived", { state: "paid" }, /Доплата пришла/],
  ["that is checked", { state: "checking" }, /Не платите ещё раз/],
  ["after its last day", { state: "over" }, /больше нельзя/],
] as const)("accepts no payment of a rest %s", async (_, changes, words) => {
  await show(changes);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Оплатить/ })).not.toBeInTheDocument();
});

it("explains a link that does not exist", async () => {
  await renderScreen(<RestPage token="none" allowedOrigins={[]} onResult={vi.fn()} />, {
    restToPay: () => ({ status: 404, data: { code: "notFound" } }),
  });
  expect(await screen.findByText(/Такой ссылки нет/)).toBeVisible();
});
