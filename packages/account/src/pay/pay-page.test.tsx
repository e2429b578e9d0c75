import type { TestResponses } from "@sughurta/api-client/testing";
import type { InstalmentPlan } from "@sughurta/contracts/policy-changes";
import { sentence } from "@sughurta/screen-testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { aPlan } from "../testing/an-account.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { PayPage } from "./pay-page.tsx";

const NUMBER = "0000000013";

beforeEach(() => localStorage.clear());

const plan = (changes: Partial<InstalmentPlan> = {}): TestResponses => ({
  policyInstalments: () => ({ status: 200, data: aPlan(changes) }),
});

async function pay(responses: TestResponses) {
  const onResult = vi.fn();
  const page = await renderScreen(
    <PayPage
      policyNumber="ZAA1 0000 000 013"
      allowedOrigins={["https://bank.example"]}
      onResult={onResult}
      signInHref="/sign-in"
    />,
    responses,
  );
  return { ...page, onResult };
}

it("shows paid and remaining instalments, and pays the next one as a part of its order", async () => {
  const { user, sent } = await pay({
    ...plan(),
    createPayment: () => ({
      status: 201,
      data: { paymentId: "77aa", redirectUrl: "https://bank.example/pay/9f" },
    }),
  });
  expect(await screen.findByText("Оплачено 02.03.2026")).toBeVisible();
  expect(screen.getByText("Оплатить не позже 02.04.2026")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /Оплатить 750/ }));
  await user.click(await screen.findByRole("radio", { name: /QR/ }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Оплатить/ }));
  await waitFor(() =>
    expect(sent("createPayment")[0]).toMatchObject({
      body: { policyId: "5c1d", policyType: "car", paymentOper: "qr", part: 2 },
    }),
  );
});

it("requires anyone else to enter a code sent to the phone of the policy", async () => {
  let isOpen = false;
  const { user, sent } = await pay({
    policyInstalments: () =>
      isOpen ? { status: 200, data: aPlan() } : { status: 204, data: undefined },
    sendPolicyCode: () => ({ status: 200, data: { phoneEnd: "67", repeatAfter: 45 } }),
    openPolicy: () => {
      isOpen = true;
      return { status: 200, data: { expiresAt: "" } };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Получить код" }));
  await user.type(await screen.findByLabelText("Код из SMS"), "123456");
  await user.click(screen.getByRole("button", { name: "Открыть полис" }));
  expect(await screen.findByRole("button", { name: /Оплатить 750/ })).toBeVisible();
  expect(sent("openPolicy")[0]).toMatchObject({ body: { policyNumber: NUMBER } });
});

it("shows that cover is suspended and how to resume it", async () => {
  await pay(plan({ suspendedOn: "2026-04-17", sumToResume: 750 }));
  expect(
    await screen.findByText(sentence(/приостановлена с 17.04.2026.*оплатите 750/)),
  ).toBeVisible();
});

it.each([
  ["that was cancelled", { cancelledOn: "2026-03-20" }, /отменён 20.03.2026/],
  ["that is paid", { instalments: [] }, /оплачен полностью/],
])("accepts no payment for a policy %s", async (_, changes, words) => {
  await pay(plan(changes));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Оплатить/ })).not.toBeInTheDocument();
});
