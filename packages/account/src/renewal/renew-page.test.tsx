import type { TestResponses } from "@sughurta/api-client/testing";
import { policyRenewal } from "@sughurta/contracts/policy-changes";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { RenewPage, type RenewPageProps } from "./renew-page.tsx";

const NUMBER = "0000000013";
const RENEWAL = policyRenewal.examples.responses[200];
const locked = () => ({ status: 204 as const, data: undefined });
const open = () => ({ status: 200 as const, data: RENEWAL });

async function renew(responses: TestResponses, begin?: RenewPageProps["begin"]) {
  const onBegun = vi.fn();
  const begins = vi.fn(begin ?? (async () => ({ href: "/order", isNew: true })));
  const page = await renderScreen(
    <RenewPage
      policyNumber="ZAA1 0000 000 013"
      begin={begins}
      onBegun={onBegun}
      signInHref="/sign-in"
      policyHref={(number) => `/policy/${number}`}
    />,
    responses,
  );
  return { ...page, onBegun, begins };
}

it("redirects the owner directly to the filled-in order, started once", async () => {
  const { onBegun, begins, sent } = await renew({ policyRenewal: open });
  await waitFor(() => expect(onBegun).toHaveBeenCalledWith("/order"));
  expect(begins.mock.calls).toEqual([[expect.objectContaining(RENEWAL), { replace: false }]]);
  expect(sent("policyRenewal")[0]).toMatchObject({ params: { policyNumber: NUMBER } });
});

it("requires anyone else to enter a code sent to the phone of the policy", async () => {
  let isOpen = false;
  const { user, onBegun, sent } = await renew({
    policyRenewal: () => (isOpen ? open() : locked()),
    sendPolicyCode: () => ({ status: 200, data: { phoneEnd: "67", repeatAfter: 45 } }),
    openPolicy: () => {
      isOpen = true;
      return { status: 200, data: { expiresAt: "" } };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Получить код" }));
  expect(await screen.findByText(/заканчивается на/)).toHaveTextContent("на 67");
  await user.type(screen.getByLabelText("Код из SMS"), "123456");
  await user.click(screen.getByRole("button", { name: "Открыть полис" }));
  await waitFor(() => expect(onBegun).toHaveBeenCalledWith("/order"));
  expect(sent("openPolicy")[0]).toMatchObject({ body: { policyNumber: NUMBER, code: "123456" } });
});

it("shows a wrong code at its field", async () => {
  const { user, onBegun } = await renew({
    policyRenewal: locked,
    sendPolicyCode: () => ({ status: 200, data: { phoneEnd: "67", repeatAfter: 45 } }),
    openPolicy: () => ({
      status: 422,
      data: { message: "", code: "invalid", fieldCodes: { code: ["smsCodeWrong"] } },
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Получить код" }));
  await user.type(await screen.findByLabelText("Код из SMS"), "123456{Enter}");
  await waitFor(() => expect(screen.getByLabelText("Код из SMS")).toBeInvalid());
  expect(onBegun).not.toHaveBeenCalled();
});

it("shows the error of the number in the address", async () => {
  const { user } = await renew({
    policyRenewal: locked,
    sendPolicyCode: () => ({
      status: 422,
      data: {
        message: "Проверьте данные",
        code: "invalid",
        fieldMessages: { policyNumber: ["В номере полиса десять цифр"] },
      },
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Получить код" }));
  expect(await screen.findByText("В номере полиса десять цифр")).toBeVisible();
});

it("leaves an unfinished order to the buyer, who may replace it", async () => {
  const { user, onBegun } = await renew({ policyRenewal: open }, async (_, { replace }) => ({
    href: "/order",
    isNew: replace,
  }));
  const keep = await screen.findByRole("link", { name: "К незаконченному заказу" });
  expect(keep).toHaveAttribute("href", "/order");
  expect(onBegun).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Продлить полис" }));
  await waitFor(() => expect(onBegun).toHaveBeenCalledWith("/order"));
});

it("retries when the order could not be started", async () => {
  let tries = 0;
  const { user, onBegun } = await renew({ policyRenewal: open }, async () => {
    tries += 1;
    if (tries === 1) throw new Error("lost");
    return { href: "/order", isNew: true };
  });
  await user.click(await screen.findByRole("button", { name: "Попробовать ещё раз" }));
  await waitFor(() => expect(onBegun).toHaveBeenCalledWith("/order"));
});

it("shows that a policy was renewed already, with a link to the newer one, and starts another only on request", async () => {
  const renewed = () => ({ status: 200 as const, data: { ...RENEWAL, renewedBy: "0000000021" } });
  const { user, onBegun } = await renew({ policyRenewal: renewed });
  expect(await screen.findByRole("heading", { name: "Этот полис уже продлён" })).toBeVisible();
  expect(screen.getByRole("link", { name: /0000000021/ })).toHaveAttribute(
    "href",
    "/policy/0000000021",
  );
  expect(onBegun).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Всё равно оформить ещё один" }));
  await waitFor(() => expect(onBegun).toHaveBeenCalledWith("/order"));
});

it("renews no cancelled policy", async () => {
  const cancelled = () => ({
    status: 409 as const,
    data: { code: "policyNotRenewable" as const, cancelledOn: "2026-06-01" },
  });
  const { begins } = await renew({ policyRenewal: cancelled });
  expect(await screen.findByText(/отменён 01.06.2026/)).toBeVisible();
  expect(begins).not.toHaveBeenCalled();
});
