import { NetworkError } from "@sughurta/api-client";
import { createTestClient, type TestResponses } from "@sughurta/api-client/testing";
import type { PolicyStatus } from "@sughurta/contracts/policy";
import { sentence } from "@sughurta/screen-testing";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPolicyInfo } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { PolicyCheckDialog } from "./policy-check-dialog.tsx";
import { PolicyVerifyPage } from "./policy-verify-page.tsx";
import { readStoredPolicy } from "./stored-policy.ts";

afterEach(() => sessionStorage.clear());

const MINUTE_MS = 60_000;
const NUMBER = "0000000013";
const respond = (changes = {}): TestResponses => ({
  checkPolicy: () => ({ status: 200, data: aPolicyInfo(changes) }),
});
const missing: TestResponses = {
  checkPolicy: () => ({ status: 422, data: { message: "Нет", code: "policyNotFound" } }),
};

async function check(reply: TestResponses, number = "ZAA1 0000 000 013", birthDate = "") {
  const onClaim = vi.fn();
  const rendered = await renderScreen(
    <PolicyCheckDialog today="2026-03-02" open onClose={() => {}} onClaim={onClaim} />,
    reply,
  );
  const field = await screen.findByLabelText("Номер полиса");
  await rendered.user.type(field, number);
  if (birthDate !== "") {
    await rendered.user.type(screen.getByLabelText(/^Дата рождения/), birthDate);
  }
  await rendered.user.click(screen.getByRole("button", { name: "Проверить" }));
  return { ...rendered, onClaim };
}

describe("PolicyCheckDialog", () => {
  it("finds a policy by a number with spaces and a prefix", async () => {
    const { client } = await check(respond());
    const dialog = within(await screen.findByRole("dialog", { name: "Полис найден" }));
    for (const text of [NUMBER, "Действует", "01.03.2026", "28.02.2027", "С*** М***"]) {
      expect(dialog.getByText(text)).toBeVisible();
    }
    expect(client.requests[0]?.body).toEqual({ policyNumber: NUMBER });
  });

  it("accepts a birth date up to the insurer's current date, whatever the clock of the device", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("1970-01-01T00:00:00Z") });
    try {
      const { client } = await check(respond(), NUMBER, "10.10.2018");
      await screen.findByRole("dialog", { name: "Полис найден" });
      expect(client.requests[0]?.body).toEqual({ policyNumber: NUMBER, birthDate: "2018-10-10" });
    } finally {
      vi.useRealTimers();
    }
  });

  it("starts with the given number", async () => {
    await renderScreen(
      <PolicyCheckDialog
        today="2026-03-02"
        policyNumber={NUMBER}
        open
        onClose={() => {}}
        onClaim={() => {}}
      />,
    );
    expect(await screen.findByLabelText("Номер полиса")).toHaveValue(NUMBER);
  });

  it("shows that a policy was cancelled, and offers neither a claim nor an owner's action", async () => {
    await check(respond({ status: "COMPLETED", cancelledOn: "2026-05-01" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Полис найден" }));
    expect(dialog.getByText("Отменён")).toBeVisible();
    expect(dialog.getByText(/Полис отменён 01.05.2026/)).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Сообщить о случае" })).not.toBeInTheDocument();
  });

  it("offers no claim before the first day", async () => {
    const later = { status: "INACTIVE", startDate: "2026-03-03" } as const;
    await check(respond(later));
    const dialog = within(await screen.findByRole("dialog", { name: "Полис найден" }));
    expect(dialog.getByText("Ещё не действует")).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Сообщить о случае" })).not.toBeInTheDocument();
  });

  it("does not show a specimen of a test key as a policy in force", async () => {
    await check(respond({ isTest: true }));
    expect(await screen.findByText("Тестовый, не действует")).toBeVisible();
    expect(screen.queryByText("Действует")).not.toBeInTheDocument();
  });

  it("shows on a production site that a number is a specimen's", async () => {
    const testPolicy = { message: "", code: "testPolicy" };
    await check({ checkPolicy: () => ({ status: 422, data: testPolicy }) });
    const dialog = within(await screen.findByRole("dialog", { name: "Это тестовый полис" }));
    expect(dialog.getByText(/никому не продан и не действует/)).toBeVisible();
  });

  it("shows since when cover is suspended and how to resume it", async () => {
    const suspended = { suspendedOn: "2026-04-17", sumToResume: 750 };
    await check(respond({ status: "INACTIVE", ...suspended }));
    const dialog = within(await screen.findByRole("dialog", { name: "Полис найден" }));
    expect(dialog.getByText("Приостановлен")).toBeVisible();
    expect(dialog.getByText(sentence(/приостановлена с 17.04.2026.*оплатите 750/))).toBeVisible();
  });

  it("names the valid version of a corrected policy, which replaced the earlier document", async () => {
    await check(respond({ version: 2, versionOn: "2026-03-02" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Полис найден" }));
    expect(dialog.getByText(/версия 2 от 02.03.2026.*заменены/)).toBeVisible();
  });

  it("shows the full name with the correct birth date, and an error with another one", async () => {
    const names = (body: unknown) =>
      JSON.stringify(body).includes("1990-05-14") ? ["Саидова Мадина"] : ["С*** М***"];
    const { user, client } = await renderScreen(
      <PolicyCheckDialog today="2026-03-02" open onClose={() => {}} onClaim={() => {}} />,
      {
        checkPolicy: ({ body }) => ({
          status: 200,
          data: aPolicyInfo({ lifeAssured: names(body) }),
        }),
      },
    );
    await user.type(await screen.findByLabelText("Номер полиса"), NUMBER);
    await user.type(screen.getByLabelText(/Дата рождения страхователя/), "01.01.1990{Enter}");
    expect(await screen.findByText(/Имя скрыто/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Проверить другой полис" }));
    const birthDate = await screen.findByLabelText(/Дата рождения страхователя/);
    await user.clear(birthDate);
    await user.type(birthDate, "14.05.1990{Enter}");
    expect(await screen.findByText("Саидова Мадина")).toBeVisible();
    expect(screen.queryByText(/Имя скрыто/)).not.toBeInTheDocument();
    expect(client.requests.at(-1)?.body).toEqual({ policyNumber: NUMBER, birthDate: "1990-05-14" });
  });

  it("calls the compulsory policy by its common name, with the legal one below", async () => {
    const title = "Обязательное страхование ответственности владельцев";
    await check(respond({ policyType: "car", productSlug: "mtpl", title }));
    expect(await screen.findByText("ОСАГО")).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();
  });

  it("shows a policy found within five minutes again, with its owner's actions", async () => {
    await check(respond({ title: "Щит семьи" }));
    expect(await screen.findByText("Щит семьи")).toBeVisible();
    cleanup();
    const { client } = await renderScreen(
      <PolicyCheckDialog
        today="2026-03-02"
        open
        onClose={() => {}}
        onClaim={() => {}}
        renderOwner={(number) => <a href={`/document/${number}`}>Документ</a>}
      />,
      respond(),
    );
    expect(await screen.findByRole("dialog", { name: "Полис найден" })).toBeVisible();
    expect(screen.getByText("Действует")).toBeVisible();
    expect(screen.getByRole("link", { name: "Документ" })).toHaveAttribute(
      "href",
      `/document/${NUMBER}`,
    );
    expect(screen.queryByText("С*** М***")).not.toBeInTheDocument();
    expect(client.requests).toHaveLength(0);
  });

  it.each<[PolicyStatus, string]>([
    ["INACTIVE", "Ещё не действует"],
    ["COMPLETED", "Срок закончился"],
  ])("shows %s in words and without a tick", async (status, words) => {
    await check(respond({ status }));
    const badge = await screen.findByText(words);
    expect(badge.querySelector("svg")).not.toBeInTheDocument();
  });

  it("shows an insured vehicle, for a person in front of it", async () => {
    await check(respond({ insured: { kind: "car", text: "Opel Astra G, 2008, 1234 AA 01" } }));
    expect(await screen.findByText("Машина")).toBeVisible();
    expect(screen.getByText("Opel Astra G, 2008, 1234 AA 01")).toBeVisible();
  });

  it("passes the policy to the claim page and stores it for five minutes, without names", async () => {
    const { user, onClaim } = await check(respond());
    await user.click(await screen.findByRole("button", { name: "Подать заявление" }));
    const { lifeAssured, ...stored } = aPolicyInfo();
    expect(onClaim).toHaveBeenCalledWith({ ...stored, storedAtMs: expect.any(Number) });
    expect(readStoredPolicy(createTestClient({}), Date.now() + 4 * MINUTE_MS)).toMatchObject(
      stored,
    );
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(lifeAssured[0]);
    expect(readStoredPolicy(createTestClient({}), Date.now() + 5 * MINUTE_MS)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it("shows not found with links to try again and to the home page", async () => {
    const { user } = await check(missing);
    expect(await screen.findByRole("dialog", { name: "Полис не найден" })).toBeVisible();
    expect(screen.getByRole("link", { name: "На главную" })).toHaveAttribute("href", "/");
    await user.click(screen.getByRole("button", { name: "Попробовать ещё раз" }));
    expect(screen.getByLabelText("Номер полиса")).toHaveValue(NUMBER);
  });

  it.each<[TestResponses, string]>([
    [
      { checkPolicy: () => ({ status: 429, data: { message: "", code: "" } }) },
      "Попробуйте ещё раз через 42 секунды",
    ],
    [
      {
        checkPolicy: () => {
          throw new NetworkError("lost");
        },
      },
      "Связь прервалась",
    ],
  ])("shows instructions when the check fails, and retains the input", async (reply, words) => {
    await check(reply);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.getByLabelText("Номер полиса")).toHaveValue("ZAA1 0000 000 013");
  });

  it("refuses a number with a typing mistake without a request", async () => {
    const { client } = await check(respond(), "0000000014");
    expect(screen.getByLabelText("Номер полиса")).toBeInvalid();
    expect(client.requests).toHaveLength(0);
  });

  it("shows nothing while it is closed", async () => {
    await renderScreen(
      <PolicyCheckDialog today="2026-03-02" open={false} onClose={() => {}} onClaim={() => {}} />,
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("PolicyVerifyPage", () => {
  it("shows the status of the policy in the address, and not the insured things", async () => {
    const car = { kind: "car", text: "Opel Astra G, 2008, 1234 AA 01" } as const;
    await renderScreen(<PolicyVerifyPage policyNumber={NUMBER} />, respond({ insured: car }));
    expect(await screen.findByText("Действует")).toBeVisible();
    expect(screen.queryByText(car.text)).not.toBeInTheDocument();
  });

  it("shows that there is no such policy and retries on request", async () => {
    const { user, client } = await renderScreen(<PolicyVerifyPage policyNumber="1" />, missing);
    await user.click(await screen.findByRole("button", { name: "Попробовать ещё раз" }));
    await screen.findByRole("heading", { name: "Полис не найден" });
    expect(client.requests).toHaveLength(2);
  });
});
