import { NetworkError, TooManyRequestsError, UnexpectedResponseError } from "@sughurta/api-client";
import type { TestAnswers } from "@sughurta/api-client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aPolicyInfo } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { ClaimForm } from "./claim-form.tsx";

beforeEach(() => {
  // A claim that is left writes its draft at the very end.
  sessionStorage.clear();
  localStorage.clear();
});

const TODAY = "2026-03-02";
const NUMBER = "0000000013";
const ID = "3f2a91bc-5d1e-4c77-9a3b-0f6d2c8e7a11";
const LONG_NAME = "справка о залитой кухне.pdf";

const good: TestAnswers = {
  checkPolicy: () => ({ status: 200, data: aPolicyInfo() }),
  registerClaim: () => ({ status: 201, data: { id: ID } }),
  startClaimUpload: () => ({ status: 201, data: { id: "u-1" } }),
  continueClaimUpload: () => ({ status: 204, data: undefined }),
};
const drafts: TestAnswers = {
  saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
  discardDraft: () => ({ status: 200, data: { discarded: true } }),
};
const unknownPolicy: TestAnswers = {
  checkPolicy: () => ({ status: 422, data: { message: "Нет", code: "policyNotFound" } }),
};
const lost = () => {
  throw new NetworkError("lost");
};

async function open(answers: TestAnswers = {}) {
  const onGoHome = vi.fn();
  const rendered = await renderScreen(
    <ClaimForm today={TODAY} statusHref="/losses/status" onGoHome={onGoHome} />,
    {
      ...good,
      ...drafts,
      ...answers,
    },
  );
  return { ...rendered, onGoHome };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function write({ user }: Pick<Opened, "user">, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}
async function fill(opened: Opened, files: File[] = []) {
  await write(opened, "Номер полиса", `ZAA1 ${NUMBER}`);
  await fillRest(opened, files);
}
async function fillRest(opened: Opened, files: File[] = []) {
  await write(opened, "Опишите страховой случай", "Залило кухню, сорвало кран.");
  await write(opened, "Фамилия и имя", "Саидова Мадина");
  await write(opened, "Телефон", "921234567");
  await write(opened, "Электронная почта", "madina@example.tj");
  if (files.length > 0) {
    await opened.user.upload(screen.getByLabelText(/Фото и документы/), files);
  }
}
const press = ({ user }: Opened) =>
  user.click(screen.getByRole("button", { name: "Отправить заявление" }));
const aFile = (name: string) => new File([name], name, { type: "image/png" });
const registered = () => screen.findByRole("heading", { name: "Заявление принято" });

describe("ClaimForm", () => {
  it("keeps what was written over a change of language, and nothing of it in the browser", async () => {
    let content = "";
    const first = await open({
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

    const second = await open({ readDraft: () => ({ status: 200, data: { content } }) });
    await waitFor(() =>
      expect(screen.getByLabelText("Опишите страховой случай")).toHaveValue("Залило кухню"),
    );
    expect(screen.getByLabelText(/Место случая/)).toHaveValue("Душанбе");
    await second.user.click(screen.getByRole("button", { name: "Начать заново" }));
    expect(screen.getByLabelText("Опишите страховой случай")).toHaveValue("");
    expect(screen.getByLabelText(/Место случая/)).toHaveValue("");
    await waitFor(() => expect(second.sent("discardDraft")).toHaveLength(1));
  });

  it("tells at once that the policy was not in force on that day, and takes the claim all the same", async () => {
    const opened = await open();
    await write(opened, "Номер полиса", NUMBER);
    expect(await screen.findByText("Действует")).toBeVisible();
    await write(opened, "Дата случая (необязательно)", "28.02.2026");
    expect(screen.getByText(/28.02.2026 этот полис не действовал/)).toBeVisible();
    await opened.user.click(screen.getByRole("radio", { name: /Дом/ }));
    await write(opened, "Место случая (необязательно)", "Душанбе, Рудаки 12");
    await fillRest(opened);
    await press(opened);
    await registered();
    expect(opened.sent("registerClaim")[0]?.body).toMatchObject({
      note: "Дом: пожар, залив, кража, 28.02.2026, Душанбе, Рудаки 12.\nЗалило кухню, сорвало кран.",
    });
    expect(opened.sent("checkPolicy")).toHaveLength(1);
  });

  it("offers the policies of who is signed in, and any other by its number", async () => {
    const { startDate, endDate } = aPolicyInfo();
    const own = { policyNumber: NUMBER, title: "Щит семьи", startDate, endDate };
    const { user } = await renderScreen(
      <ClaimForm today={TODAY} policies={[own]} onGoHome={() => {}} />,
      good,
    );
    await user.click(screen.getByRole("radio", { name: /Щит семьи/ }));
    expect(screen.getByLabelText("Номер полиса")).toHaveValue(NUMBER);
    expect(await screen.findByText("Действует")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: /Другой полис/ }));
    expect(screen.getByLabelText("Номер полиса")).toHaveValue("");
  });

  it("says at once that there is no such policy", async () => {
    const opened = await open(unknownPolicy);
    await write(opened, "Номер полиса", NUMBER);
    await waitFor(() => expect(screen.getByLabelText("Номер полиса")).toBeInvalid());
  });

  it("shows the number of the claim again after a reload, until it is put away", async () => {
    const first = await open();
    await fill(first);
    await press(first);
    await registered();
    await waitFor(() => expect(first.sent("discardDraft")).not.toHaveLength(0));
    first.view.unmount();

    const second = await open();
    expect(await registered()).toBeVisible();
    expect(screen.getByText("3F2A-91BC")).toBeVisible();
    await second.user.click(screen.getByRole("button", { name: "Хорошо, на главную" }));
    second.view.unmount();
    await open();
    expect(screen.getByRole("button", { name: "Отправить заявление" })).toBeVisible();
  });

  it("checks the policy, registers the claim and leads home", async () => {
    const opened = await open();
    await fill(opened);
    await press(opened);
    expect(await registered()).toHaveFocus();
    expect(screen.getByText("3F2A-91BC")).toBeVisible();
    const names = opened.client.requests.map(({ name }) => name);
    expect(names.filter((name) => !name.endsWith("Draft"))).toEqual([
      "checkPolicy",
      "registerClaim",
    ]);
    expect(opened.sent("registerClaim")[0]?.body).toEqual({
      fullName: "Саидова Мадина",
      policyNumber: NUMBER,
      note: "Залило кухню, сорвало кран.",
      phone: "992921234567",
      email: "madina@example.tj",
      channel: "front",
    });
    await opened.user.click(screen.getByRole("button", { name: /Хорошо/ }));
    expect(opened.onGoHome).toHaveBeenCalledOnce();
  });

  it("says how long to wait after too many requests and keeps what was typed", async () => {
    const early = () => ({ status: 429, data: { message: "", code: "" } }) as const;
    const opened = await open({ registerClaim: early });
    await fill(opened);
    await press(opened);
    expect(await screen.findByText(/Слишком много .* подождите 42 с/)).toBeVisible();
    expect(screen.getByLabelText("Опишите страховой случай")).toHaveValue(
      "Залило кухню, сорвало кран.",
    );
  });

  it("says of a file how long to wait, not that the connection broke", async () => {
    const opened = await open({
      startClaimUpload: () => {
        throw new TooManyRequestsError("startClaimUpload", 90);
      },
    });
    await fill(opened, [aFile("a.png")]);
    await press(opened);
    expect(await screen.findByText(/подождите 90 с и отправьте ещё раз/)).toBeVisible();
  });

  it("marks a policy number that the insurer does not know and registers nothing", async () => {
    const opened = await open(unknownPolicy);
    await fill(opened);
    await press(opened);
    await waitFor(() => expect(screen.getByLabelText("Номер полиса")).toBeInvalid());
    expect(opened.sent("registerClaim")).toHaveLength(0);
    expect(screen.getByLabelText("Опишите страховой случай")).toHaveValue(
      "Залило кухню, сорвало кран.",
    );
  });

  it("asks for what is missing before it asks the insurer", async () => {
    const opened = await open();
    await press(opened);
    expect(screen.getByLabelText("Фамилия и имя")).toBeInvalid();
    expect(opened.client.requests).toHaveLength(0);
  });

  it("sends the same claim again with the same key after a lost answer", async () => {
    let first = true;
    const opened = await open({
      registerClaim: () => {
        if (!first) return { status: 201, data: { id: ID } };
        first = false;
        return lost();
      },
    });
    await fill(opened);
    await press(opened);
    expect(await screen.findByText(/второго заявления не будет/)).toBeVisible();
    await waitFor(async () => {
      await press(opened);
      expect(screen.getByRole("heading", { name: "Заявление принято" })).toBeVisible();
    });
    const keys = opened.sent("registerClaim").map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
    expect(opened.sent("checkPolicy")).toHaveLength(1);
  });

  it("finds a claim whose answer got lost, though its words were changed after a reload", async () => {
    const first = await open({ registerClaim: lost });
    await fill(first);
    await press(first);
    expect(await screen.findByText(/второго заявления не будет/)).toBeVisible();
    first.view.unmount();

    const createdAt = new Date().toISOString();
    const mine = { id: ID, note: "", filesCount: 0, createdAt, state: "registered" as const };
    const earlier = { ...mine, id: "earlier", createdAt: "2020-03-02T08:00:00Z" };
    const second = await open({
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
    await press(second);
    await registered();
    expect(screen.getByText("3F2A-91BC")).toBeVisible();
    const keys = [first, second].map(({ sent }) => sent("registerClaim")[0]?.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it("says what follows, what to bring, and keeps the number on this device", async () => {
    const first = await open();
    await fill(first);
    await first.user.click(screen.getByRole("radio", { name: /Машина/ }));
    await press(first);
    await registered();
    expect(screen.getByText(/за 10 рабочих дней .* ещё за 5/)).toBeVisible();
    expect(screen.getByText(/справка ГАИ/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Следить за заявлением" })).toHaveAttribute(
      "href",
      "/losses/status",
    );
    await first.user.click(screen.getByRole("button", { name: /Хорошо/ }));
    first.view.unmount();
    await open();
    expect(await screen.findByText("3F2A-91BC")).toBeVisible();
    expect(localStorage.getItem("sughurta.claim.numbers")).toBe('["3F2A-91BC"]');
  });

  it("keeps everything that was typed when the check does not work", async () => {
    const opened = await open({ checkPolicy: lost });
    await fill(opened, [aFile("a.png")]);
    await press(opened);
    expect(await screen.findByRole("alert")).toHaveTextContent("Связь прервалась");
    expect(screen.getByLabelText("Телефон")).toHaveValue("92-123-4567");
    expect(screen.getByText("a.png")).toBeVisible();
  });

  it("sends each file alone; a failed one is sent again alone", async () => {
    let isBroken = true;
    const opened = await open({
      startClaimUpload: ({ headers }) => {
        if (headers["Upload-Length"] === String(aFile(LONG_NAME).size) && isBroken) {
          isBroken = false;
          throw new UnexpectedResponseError("startClaimUpload", 400, "broken");
        }
        return { status: 201, data: { id: "u-1" } };
      },
    });
    await fill(opened, [aFile("a.png"), aFile(LONG_NAME), aFile("b.png")]);
    await press(opened);
    await registered();
    expect(await screen.findByText(/Один файл не дошёл/)).toBeVisible();
    expect(opened.sent("startClaimUpload")).toHaveLength(3);
    expect(opened.sent("startClaimUpload")[0]?.params).toEqual({ claimId: ID });
    await opened.user.click(screen.getByRole("button", { name: "Отправить ещё раз" }));
    expect(await screen.findByText("Все файлы у нас.")).toBeVisible();
    expect(opened.sent("continueClaimUpload")).toHaveLength(3);
    expect(opened.sent("registerClaim")).toHaveLength(1);
  });

  it("says that files wait for the connection", async () => {
    const opened = await open({ startClaimUpload: () => new Promise(() => {}) });
    await fill(opened, [aFile("a.png")]);
    await press(opened);
    await registered();
    expect(screen.getByText(/Файлы отправляются/)).toBeVisible();
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText(/Файлы отправятся сами/)).toBeVisible();
    online.mockRestore();
  });

  it("shows why the insurer refused a file and lets it go", async () => {
    const opened = await open({
      startClaimUpload: () => ({
        status: 422,
        data: { message: "Этот вид файла не принимается", code: "fileType" },
      }),
    });
    await fill(opened, [aFile(LONG_NAME)]);
    await press(opened);
    await registered();
    const sent = within(screen.getByRole("form", { name: "Фото и документы" }));
    const row = within(sent.getByRole("listitem"));
    expect(await row.findByText("Этот вид файла не принимается")).toBeVisible();
    expect(row.queryByRole("button", { name: "Отправить ещё раз" })).not.toBeInTheDocument();
    expect(row.getByRole("button", { name: "Выбрать другой файл" })).toBeVisible();
    await opened.user.click(row.getByRole("button", { name: `Убрать файл ${LONG_NAME}` }));
    expect(sent.queryByRole("listitem")).not.toBeInTheDocument();
  });

  it("says maxFiles at ten files", async () => {
    const opened = await open();
    const ten = Array.from({ length: 10 }, (_, index) => aFile(`${index}.png`));
    await opened.user.upload(screen.getByLabelText(/Фото и документы/), ten);
    expect(await screen.findByText("Можно приложить не больше 10 файлов")).toBeVisible();
    expect(screen.getByLabelText(/Фото и документы/)).toBeDisabled();
  });

  it("starts from the policy that was checked a moment ago", async () => {
    const { status, startDate, endDate } = aPolicyInfo();
    const kept = { policyNumber: NUMBER, status, startDate, endDate, keptAtMs: Date.now() };
    await renderScreen(<ClaimForm today={TODAY} handedOver={kept} onGoHome={() => {}} />, good);
    expect(screen.getByLabelText("Номер полиса")).toHaveValue(NUMBER);
    expect(screen.getByText("Действует")).toBeVisible();
    expect(screen.getByText(/с 01.03.2026 по 28.02.2027/)).toBeVisible();
  });
});
