import { UnexpectedResponseError } from "@sughurta/api-client";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { aPolicyInfo } from "../testing/builders.ts";
import {
  fill,
  fillRest,
  goodResponses,
  ID,
  lost,
  NUMBER,
  openClaimForm,
  registered,
  sendClaim,
  TODAY,
  write,
} from "../testing/open-claim-form.tsx";
import { renderScreen } from "../testing/render-screen.ts";
import { ClaimForm } from "./claim-form.tsx";

beforeEach(() => {
  // On unmount, a claim saves its draft last.
  sessionStorage.clear();
  localStorage.clear();
});

it("shows the number of the claim again after a reload, until it is closed", async () => {
  const first = await openClaimForm();
  await fill(first);
  await sendClaim(first);
  await registered();
  await waitFor(() => expect(first.sent("discardDraft")).not.toHaveLength(0));
  first.view.unmount();

  const second = await openClaimForm();
  expect(await registered()).toBeVisible();
  expect(screen.getByText("3F2A-91BC")).toBeVisible();
  await second.user.click(screen.getByRole("button", { name: "На главную" }));
  second.view.unmount();
  await openClaimForm();
  expect(screen.getByRole("button", { name: "Отправить заявление" })).toBeVisible();
});

it("lists the documents for the kind of event after a reload too", async () => {
  const first = await openClaimForm();
  await first.user.click(screen.getByRole("radio", { name: /Дом/ }));
  await fill(first);
  await sendClaim(first);
  await registered();
  const papers = screen.getByText(/домоуправления/).textContent ?? "";
  first.view.unmount();
  await openClaimForm();
  await registered();
  expect(screen.getByText(papers)).toBeVisible();
});

it("checks the policy, registers the claim and returns to the home page", async () => {
  const opened = await openClaimForm();
  await fill(opened);
  await sendClaim(opened);
  expect(await registered()).toHaveFocus();
  expect(screen.getByText("3F2A-91BC")).toBeVisible();
  const names = opened.client.requests.map(({ name }) => name);
  expect(names.filter((name) => !name.endsWith("Draft"))).toEqual(["checkPolicy", "registerClaim"]);
  expect(opened.sent("registerClaim")[0]?.body).toEqual({
    fullName: "Саидова Мадина",
    policyNumber: NUMBER,
    note: "Залило кухню, сорвало кран.",
    phone: "992921234567",
    email: "madina@example.tj",
    channel: "front",
  });
  await opened.user.click(screen.getByRole("button", { name: /На главную/ }));
  expect(opened.onGoHome).toHaveBeenCalledOnce();
});

it("sends the same claim again with the same key after a lost response", async () => {
  let first = true;
  const opened = await openClaimForm({
    registerClaim: () => {
      if (!first) return { status: 201, data: { id: ID } };
      first = false;
      return lost();
    },
  });
  await fill(opened);
  await sendClaim(opened);
  expect(await screen.findByText(/второго заявления не будет/)).toBeVisible();
  await waitFor(async () => {
    await sendClaim(opened);
    expect(screen.getByRole("heading", { name: "Заявление принято" })).toBeVisible();
  });
  const keys = opened.sent("registerClaim").map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(opened.sent("checkPolicy")).toHaveLength(1);
});

it("finds a claim whose response was lost, though its text was changed after a reload", async () => {
  const first = await openClaimForm({ registerClaim: lost });
  await fill(first);
  await sendClaim(first);
  expect(await screen.findByText(/второго заявления не будет/)).toBeVisible();
  first.view.unmount();

  const createdAt = new Date().toISOString();
  const mine = { id: ID, note: "", filesCount: 0, createdAt, state: "registered" as const };
  const earlier = { ...mine, id: "earlier", createdAt: "2020-03-02T08:00:00Z" };
  const second = await openClaimForm({
    registerClaim: () => {
      throw new UnexpectedResponseError("registerClaim", 409, "idempotencyMismatch");
    },
    myClaims: () => ({
      status: 200,
      data: [
        { ...mine, id: "other", policyNumber: "0000000021" },
        { ...earlier, policyNumber: NUMBER },
        { ...mine, policyNumber: NUMBER },
      ],
    }),
  });
  await fillRest(second);
  await write(second, "Опишите страховой случай", " И соседей.");
  await sendClaim(second);
  await registered();
  expect(screen.getByText("3F2A-91BC")).toBeVisible();
  const keys = [first, second].map(({ sent }) => sent("registerClaim")[0]?.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

it("shows the next steps and the required documents, and stores the number on this device", async () => {
  const first = await openClaimForm();
  await fill(first);
  await first.user.click(screen.getByRole("radio", { name: /Машина/ }));
  await sendClaim(first);
  await registered();
  expect(screen.getByText(/за 10 рабочих дней .* ещё за 5/)).toBeVisible();
  expect(screen.getByText(/справка ГАИ/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Следить за заявлением" })).toHaveAttribute(
    "href",
    "/losses/status",
  );
  await first.user.click(screen.getByRole("button", { name: /На главную/ }));
  first.view.unmount();
  await openClaimForm();
  expect(await screen.findByText("3F2A-91BC")).toBeVisible();
  expect(localStorage.getItem("sughurta.claim.numbers")).toBe('["3F2A-91BC"]');
});

it("starts another claim for a policy that was chosen after the last registration", async () => {
  const first = await openClaimForm();
  await fill(first);
  await sendClaim(first);
  await registered();
  first.view.unmount();

  const { status, startDate, endDate } = aPolicyInfo();
  const storedAtMs = Date.now() + 1_000;
  vi.spyOn(Date, "now").mockReturnValue(storedAtMs);
  const chosen = { policyNumber: "0000000021", status, startDate, endDate, storedAtMs };
  await renderScreen(
    <ClaimForm today={TODAY} handedOver={chosen} onGoHome={() => {}} />,
    goodResponses,
  );
  expect(screen.getByLabelText("Номер полиса")).toHaveValue("0000000021");
  vi.restoreAllMocks();
});

it("registers no claim on a policy before its first day", async () => {
  const opened = await openClaimForm({
    checkPolicy: () => ({
      status: 200,
      data: aPolicyInfo({ status: "INACTIVE", startDate: "2026-03-03" }),
    }),
  });
  await fill(opened);
  await sendClaim(opened);
  expect((await screen.findAllByText(/начинается 03\.03\.2026/))[0]).toBeVisible();
  expect(opened.sent("registerClaim")).toHaveLength(0);
});
