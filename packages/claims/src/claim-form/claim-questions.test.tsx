import type { TestResponses } from "@sughurta/api-client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aPolicyInfo } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { ClaimForm } from "./claim-form.tsx";

const NUMBER = "0000000013";

/** The stylesheet's value in a narrow container. */
const narrowPlace = document.createElement("style");
narrowPlace.textContent = ".sg-claim { --sg-claim-questions: one }";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.head.append(narrowPlace);
});
afterEach(() => narrowPlace.remove());

let entries: string[] = [];
let goBack = () => {};
let goForward = (_step: string) => {};

/** An application that stores the steps of the form in a list of its own. */
function Application() {
  const [steps, setSteps] = useState<string[]>([]);
  entries = steps;
  goBack = () => setSteps((before) => before.slice(0, -1));
  goForward = (step) => setSteps((before) => [...before, step]);
  const history = {
    step: steps.at(-1),
    push: goForward,
    replace: (step: string) => setSteps((before) => [...before.slice(0, -1), step]),
  };
  return <ClaimForm today="2026-03-02" history={history} onGoHome={() => {}} />;
}

async function open(responses: TestResponses = {}) {
  return renderScreen(<Application />, {
    checkPolicy: () => ({ status: 200, data: aPolicyInfo() }),
    registerClaim: () => ({ status: 201, data: { id: "c-1" } }),
    saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
    discardDraft: () => ({ status: 200, data: { discarded: true } }),
    ...responses,
  });
}

type Opened = Awaited<ReturnType<typeof open>>;
const question = (name: string) => screen.getByRole("region", { name });
const clickContinue = ({ user }: Opened, name: string) =>
  user.click(within(question(name)).getByRole("button", { name: "Продолжить" }));
async function goTo(opened: Opened, next: string, name: string) {
  await clickContinue(opened, name);
  await waitFor(() => expect(entries.at(-1)).toBe(next));
}
const policyNumber = () => screen.getByLabelText("Номер полиса");

it("shows one question after the other; each is an entry of the history and retains its value", async () => {
  const opened = await open();
  await opened.user.type(policyNumber(), `${NUMBER}{Enter}`);
  const what = screen.getByRole("heading", { name: "Что случилось?" });
  await waitFor(() => expect(what).toHaveFocus());
  expect(within(question("Что случилось?")).getByText("Вопрос 2 из 8")).toBeVisible();
  const next = within(question("Что случилось?")).getByRole("button", { name: "Продолжить" });
  await opened.user.dblClick(next);
  await waitFor(() => expect(entries.at(-1)).toBe("when"));
  expect(screen.getByRole("heading", { name: "Когда это случилось?" })).toHaveFocus();
  expect(entries).toEqual(["what", "when"]);
  act(goBack);
  act(goBack);
  expect(screen.getByRole("heading", { name: "Какой полис?" })).toHaveFocus();
  expect(policyNumber()).toHaveValue(NUMBER);
  expect(opened.sent("registerClaim")).toHaveLength(0);
});

it("stays at an invalid question and shows the error", async () => {
  const opened = await open();
  await clickContinue(opened, "Какой полис?");
  expect(policyNumber()).toBeInvalid();
  expect(policyNumber()).toHaveFocus();
  expect(entries).toEqual([]);
});

it("shows the error of an invalid day, also after a restored draft", async () => {
  const opened = await open();
  await opened.user.type(policyNumber(), `${NUMBER}{Enter}`);
  await waitFor(() => expect(entries.at(-1)).toBe("what"));
  await goTo(opened, "when", "Что случилось?");
  const day = () => screen.getByLabelText(/^Дата случая/);
  await opened.user.type(day(), "31.02.2026");
  await clickContinue(opened, "Когда это случилось?");
  expect(day()).toBeInvalid();
  expect(entries.at(-1)).toBe("when");
  opened.view.unmount();

  await open();
  await waitFor(() => expect(day()).toHaveValue("31.02.2026"));
  act(() => goForward("check"));
  expect(within(question("Проверьте и отправьте")).getByText("31.02.2026")).toBeVisible();
});

it("shows that a policy has ended before it continues, and continues all the same", async () => {
  const opened = await open({
    checkPolicy: () => ({ status: 200, data: aPolicyInfo({ status: "COMPLETED" }) }),
  });
  await opened.user.type(policyNumber(), NUMBER);
  await clickContinue(opened, "Какой полис?");
  expect(await screen.findByText(/Срок этого полиса закончился 28.02.2027/)).toBeVisible();
  expect(entries).toEqual([]);
  await goTo(opened, "what", "Какой полис?");
});

it("does not continue with a policy before its first day, and shows from which day a claim is accepted", async () => {
  const opened = await open({
    checkPolicy: () => ({
      status: 200,
      data: aPolicyInfo({ status: "INACTIVE", startDate: "2026-03-03" }),
    }),
  });
  await opened.user.type(policyNumber(), NUMBER);
  await clickContinue(opened, "Какой полис?");
  expect((await screen.findAllByText(/начинается 03\.03\.2026/))[0]).toBeVisible();
  expect(entries).toEqual([]);
});

it("does not continue with a policy unknown to the insurer", async () => {
  const opened = await open({
    checkPolicy: () => ({ status: 422, data: { message: "", code: "policyNotFound" } }),
  });
  await opened.user.type(policyNumber(), NUMBER);
  await clickContinue(opened, "Какой полис?");
  await waitFor(() => expect(policyNumber()).toBeInvalid());
  expect(entries).toEqual([]);
});

it("shows all values before it sends them, and opens the one to change", async () => {
  const opened = await open();
  await opened.user.type(policyNumber(), `${NUMBER}{Enter}`);
  await waitFor(() => expect(entries.at(-1)).toBe("what"));
  await opened.user.click(screen.getByRole("radio", { name: /Дом/ }));
  await goTo(opened, "when", "Что случилось?");
  await goTo(opened, "where", "Когда это случилось?");
  await goTo(opened, "story", "Где это случилось?");
  await opened.user.type(screen.getByLabelText("Опишите страховой случай"), "Сорвало кран.");
  await goTo(opened, "files", "Как это случилось?");
  await goTo(opened, "you", "Есть снимки или справки?");
  await opened.user.type(screen.getByLabelText("Фамилия и имя"), "Саидова Мадина");
  await opened.user.type(screen.getByLabelText("Телефон"), "921234567");
  await opened.user.type(screen.getByLabelText("Электронная почта"), "madina@example.tj");
  await goTo(opened, "check", "Как с вами связаться");
  const check = within(question("Проверьте и отправьте"));
  expect(check.getByText("Сорвало кран.")).toBeVisible();
  expect(check.getByText(/Саидова Мадина, \(992\) 92-123-4567/)).toBeVisible();
  await opened.user.click(check.getByRole("button", { name: "Изменить: Рассказ" }));
  expect(entries.at(-1)).toBe("story");
  act(goBack);
  await opened.user.click(
    within(question("Проверьте и отправьте")).getByRole("button", { name: "Отправить заявление" }),
  );
  expect(await screen.findByRole("heading", { name: "Заявление принято" })).toBeVisible();
});
