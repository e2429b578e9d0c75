import { callsAtRest } from "@sughurta/screen-testing";
import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { aPolicyInfo } from "../testing/builders.ts";
import {
  aFile,
  fill,
  fillRest,
  goodResponses,
  lost,
  NUMBER,
  openClaimForm,
  registered,
  sendClaim,
  TODAY,
  unknownPolicy,
  write,
} from "../testing/open-claim-form.tsx";
import { renderScreen } from "../testing/render-screen.ts";
import { ClaimForm } from "./claim-form.tsx";

beforeEach(() => {
  // On unmount, a claim saves its draft last.
  sessionStorage.clear();
  localStorage.clear();
});

it("retains the input over a change of language, and stores none of it in the browser", async () => {
  let content = "";
  const first = await openClaimForm({
    saveDraft: ({ body }) => {
      content = body.content;
      return { status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } };
    },
  });
  await write(first, "Опишите страховой случай", "Залило кухню");
  await write(first, "Место случая (необязательно)", "Душанбе");
  window.dispatchEvent(new Event("pagehide"));
  await waitFor(() => expect(first.sent("saveDraft")).toHaveLength(1));
  const inBrowser = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(inBrowser).toContain("Душанбе");
  expect(inBrowser).not.toContain("Залило");
  first.view.unmount();

  const second = await openClaimForm({ readDraft: () => ({ status: 200, data: { content } }) });
  await waitFor(() =>
    expect(screen.getByLabelText("Опишите страховой случай")).toHaveValue("Залило кухню"),
  );
  expect(screen.getByLabelText(/Место случая/)).toHaveValue("Душанбе");
  await second.user.click(screen.getByRole("button", { name: "Начать заново" }));
  expect(screen.getByLabelText("Опишите страховой случай")).toHaveValue("");
  expect(screen.getByLabelText(/Место случая/)).toHaveValue("");
  await waitFor(() => expect(second.sent("discardDraft")).toHaveLength(1));
});

it("shows at once that the policy was not in force on that day, and accepts the claim all the same", async () => {
  const opened = await openClaimForm();
  await write(opened, "Номер полиса", NUMBER);
  expect(await screen.findByText("Действует")).toBeVisible();
  await write(opened, "Дата случая (необязательно)", "28.02.2026");
  expect(screen.getByText(/28.02.2026 этот полис не действовал/)).toBeVisible();
  await opened.user.click(screen.getByRole("radio", { name: /Дом/ }));
  await write(opened, "Место случая (необязательно)", "Душанбе, Рудаки 12");
  await fillRest(opened);
  await sendClaim(opened);
  await registered();
  expect(opened.sent("registerClaim")[0]?.body).toMatchObject({
    note: "Дом: пожар, залив, кража, 28.02.2026, Душанбе, Рудаки 12.\nЗалило кухню, сорвало кран.",
  });
  expect(opened.sent("checkPolicy")).toHaveLength(1);
});

it("offers the policies of the signed-in user, and any other by its number", async () => {
  const { startDate, endDate } = aPolicyInfo();
  const own = { policyNumber: NUMBER, title: "Щит семьи", startDate, endDate };
  const { user } = await renderScreen(
    <ClaimForm today={TODAY} policies={[own]} onGoHome={() => {}} />,
    goodResponses,
  );
  await user.click(screen.getByRole("radio", { name: /Щит семьи/ }));
  expect(screen.getByLabelText("Номер полиса")).toHaveValue(NUMBER);
  expect(await screen.findByText("Действует")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: /Другой полис/ }));
  expect(screen.getByLabelText("Номер полиса")).toHaveValue("");
});

it("shows at once that there is no such policy", async () => {
  const opened = await openClaimForm(unknownPolicy);
  await write(opened, "Номер полиса", NUMBER);
  await waitFor(() => expect(screen.getByLabelText("Номер полиса")).toBeInvalid());
});

it("shows at once that a policy was cancelled, and registers nothing on it", async () => {
  const cancelled = aPolicyInfo({ status: "COMPLETED", cancelledOn: "2026-02-20" });
  const opened = await openClaimForm({ checkPolicy: () => ({ status: 200, data: cancelled }) });
  await fill(opened);
  await waitFor(() => expect(screen.getByLabelText("Номер полиса")).toBeInvalid());
  expect(screen.getByText(/Этот полис отменён/)).toBeVisible();
  await sendClaim(opened);
  expect(opened.sent("registerClaim")).toHaveLength(0);
});

it("shows the retry delay after too many requests and retains the input", async () => {
  const early = () => ({ status: 429, data: { message: "", code: "" } }) as const;
  const opened = await openClaimForm({ registerClaim: early });
  await fill(opened);
  await sendClaim(opened);
  expect(
    await screen.findByText(/Слишком много .* нажмите ещё раз через 42 секунды/),
  ).toBeVisible();
  expect(screen.getByLabelText("Опишите страховой случай")).toHaveValue(
    "Залило кухню, сорвало кран.",
  );
});

it("marks a policy number unknown to the insurer and registers nothing", async () => {
  const opened = await openClaimForm(unknownPolicy);
  await fill(opened);
  await sendClaim(opened);
  await waitFor(() => expect(screen.getByLabelText("Номер полиса")).toBeInvalid());
  expect(opened.sent("registerClaim")).toHaveLength(0);
  expect(screen.getByLabelText("Опишите страховой случай")).toHaveValue(
    "Залило кухню, сорвало кран.",
  );
});

it("shows the missing fields before it sends a request", async () => {
  const opened = await openClaimForm();
  await sendClaim(opened);
  await waitFor(() => expect(screen.getByLabelText("Фамилия и имя")).toBeInvalid());
  expect(opened.client.requests).toHaveLength(0);
});

it("retains the whole input when the check fails", async () => {
  const opened = await openClaimForm({ checkPolicy: lost });
  await fill(opened, [aFile("a.png")]);
  await sendClaim(opened);
  expect(await screen.findByRole("alert")).toHaveTextContent("Связь прервалась");
  expect(screen.getByLabelText("Телефон")).toHaveValue("92-123-4567");
  expect(screen.getByText("a.png")).toBeVisible();
});

it("starts with the last checked policy", async () => {
  const { status, startDate, endDate } = aPolicyInfo();
  const stored = { policyNumber: NUMBER, status, startDate, endDate, storedAtMs: Date.now() };
  await renderScreen(
    <ClaimForm today={TODAY} handedOver={stored} onGoHome={() => {}} />,
    goodResponses,
  );
  expect(screen.getByLabelText("Номер полиса")).toHaveValue(NUMBER);
  expect(screen.getByText("Действует")).toBeVisible();
  expect(screen.getByText(/Срок действия: 01.03.2026 — 28.02.2027/)).toBeVisible();
});

it("fills in the contacts of the signed-in user, retains the input, and stores no draft for them alone", async () => {
  let learn = () => {};
  function Page() {
    const [isKnown, setKnown] = useState(false);
    learn = () => setKnown(true);
    const contact = { fullName: "Саидова Мадина", phone: "921234567", email: "madina@example.tj" };
    return <ClaimForm today={TODAY} onGoHome={() => {}} contact={isKnown ? contact : undefined} />;
  }
  const page = await renderScreen(<Page />, {});
  await page.user.type(screen.getByLabelText("Телефон"), "931112233");
  act(learn);
  expect(screen.getByLabelText("Фамилия и имя")).toHaveValue("Саидова Мадина");
  expect(screen.getByLabelText("Электронная почта")).toHaveValue("madina@example.tj");
  expect(screen.getByLabelText("Телефон")).toHaveValue("93-111-2233");
  expect(await callsAtRest(page.client)).toEqual([]);
  page.view.unmount();
  expect(page.sent("saveDraft")).toEqual([]);
});
