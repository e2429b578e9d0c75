import { NetworkError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { aClaimProgress } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { ClaimStatusPage } from "./claim-status-page.tsx";

const ID = aClaimProgress().id;
const own = {
  id: ID,
  policyNumber: "0000000013",
  note: "",
  createdAt: "2026-03-02T08:00:00Z",
  state: "underReview" as const,
  filesCount: 0,
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const show = (responses: TestResponses) =>
  renderScreen(
    <ClaimStatusPage claimHref="/losses" isSignedIn={"myClaims" in responses} />,
    responses,
  );
type Page = Awaited<ReturnType<typeof show>>;

async function askForCode({ user }: Page) {
  await user.type(screen.getByLabelText(/Номер заявления/), "3f2a 91bc");
  await user.type(screen.getByLabelText(/Телефон из заявления/), "921234567");
  await user.click(screen.getByRole("button", { name: "Получить код" }));
}

describe("the status of a claim", () => {
  it("is opened by number, phone and code, and stays open over a reload", async () => {
    const responses: TestResponses = {
      sendClaimCode: () => ({ status: 200, data: { repeatAfter: 45, validFor: 300 } }),
      openClaim: ({ body }) =>
        body.code === "123456"
          ? { status: 200, data: aClaimProgress() }
          : {
              status: 422,
              data: { message: "", code: "invalid", fieldCodes: { code: ["smsCodeWrong"] } },
            },
      claimStatus: () => ({ status: 200, data: aClaimProgress() }),
    };
    const page = await show(responses);
    await askForCode(page);
    expect(await screen.findByText(/Если номер и телефон верны/)).toBeVisible();
    expect(page.sent("sendClaimCode")[0]).toMatchObject({
      body: { claimNumber: "3f2a 91bc", phone: "992921234567" },
    });
    await page.user.type(screen.getByLabelText("Код из SMS"), "000000");
    await page.user.click(screen.getByRole("button", { name: "Открыть заявление" }));
    await waitFor(() => expect(screen.getByLabelText("Код из SMS")).toBeInvalid());
    await page.user.clear(screen.getByLabelText("Код из SMS"));
    await page.user.type(screen.getByLabelText("Код из SMS"), "123456");
    // A press directly after another one counts as a double click.
    await waitFor(async () => {
      await page.user.click(screen.getByRole("button", { name: "Открыть заявление" }));
      expect(page.sent("openClaim")).toHaveLength(2);
    });
    const heading = await screen.findByRole("heading", { name: "Заявление 3F2A-91BC" });
    await waitFor(() => expect(heading).toHaveFocus());
    const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(steps.slice(0, 4)).toEqual([
      expect.stringContaining("Заявление зарегистрировано02.03.2026"),
      expect.stringContaining("Запрос документов03.03.2026"),
      expect.stringContaining("Рассматриваем документы05.03.2026"),
      expect.stringContaining("Решениене позже 19.03.2026"),
    ]);
    expect(screen.getByText("Пришлите справку из ЖЭКа")).toBeVisible();
    expect(screen.getByText("kitchen.jpg")).toBeVisible();
    page.view.unmount();

    await show(responses);
    expect(await screen.findByRole("heading", { name: "Заявление 3F2A-91BC" })).toBeVisible();
  });

  it("starts with the number of the last claim of this browser", async () => {
    localStorage.setItem("sughurta.claim.numbers", '["3F2A-91BC","0000-0001"]');
    await show({});
    expect(await screen.findByLabelText(/Номер заявления/)).toHaveValue("3F2A-91BC");
  });

  it("shows the error of a number before anything is sent", async () => {
    const page = await show({});
    await page.user.type(screen.getByLabelText(/Номер заявления/), "12");
    await page.user.click(screen.getByRole("button", { name: "Получить код" }));
    expect(await screen.findByText(/Введите восемь букв и цифр/)).toBeVisible();
    expect(page.sent("sendClaimCode")).toEqual([]);
  });

  it("shows the visitor's own claims without a code, and allows closing them", async () => {
    const page = await show({
      myClaims: () => ({ status: 200, data: [own] }),
      claimStatus: () => ({ status: 200, data: aClaimProgress() }),
    });
    await page.user.click(await screen.findByRole("button", { name: "Заявление 3F2A-91BC" }));
    await screen.findByRole("heading", { name: "Заявление 3F2A-91BC" });
    await page.user.click(screen.getByRole("button", { name: "Другое заявление" }));
    expect(screen.getByRole("button", { name: "Получить код" })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it("opens the claim of its address at once", async () => {
    const page = await renderScreen(<ClaimStatusPage claimHref="/losses" claimId={ID} />, {
      claimStatus: () => ({ status: 200, data: aClaimProgress() }),
    });
    expect(await screen.findByRole("heading", { name: "Заявление 3F2A-91BC" })).toBeVisible();
    expect(page.sent("claimStatus")[0]).toMatchObject({ params: { claimId: ID } });
  });

  it("requests them where a claim was made in this browser, and otherwise sends no request", async () => {
    const first = await show({});
    expect(first.client.requests).toEqual([]);
    first.view.unmount();
    localStorage.setItem("sughurta.claim.numbers", JSON.stringify(["3F2A-91BC"]));
    const responses = { myClaims: () => ({ status: 200 as const, data: [own] }) };
    await renderScreen(<ClaimStatusPage claimHref="/losses" />, responses);
    expect(await screen.findByRole("button", { name: "Заявление 3F2A-91BC" })).toBeVisible();
  });

  it("accepts a file later and then shows it", async () => {
    const files = [...aClaimProgress().files];
    const page = await show({
      myClaims: () => ({ status: 200, data: [own] }),
      claimStatus: () => ({ status: 200, data: aClaimProgress({ files }) }),
      startClaimUpload: () => ({ status: 201, data: { id: "u-1" } }),
      continueClaimUpload: () => {
        files.push({ id: "f-2", name: "смета.pdf", on: "2026-03-06" });
        return { status: 204, data: undefined };
      },
    });
    await page.user.click(await screen.findByRole("button", { name: "Заявление 3F2A-91BC" }));
    const input = await screen.findByLabelText<HTMLInputElement>(/Добавить файл/);
    await page.user.upload(
      input,
      new File(["%PDF-1.4 %%EOF"], "смета.pdf", { type: "application/pdf" }),
    );
    expect(await screen.findByText("Все файлы у нас.")).toBeVisible();
    await waitFor(() => expect(page.sent("claimStatus")).toHaveLength(2));
    expect((await screen.findAllByText("смета.pdf")).length).toBeGreaterThan(1);
  });

  it("retains its content and the pending upload where the latest state is unavailable", async () => {
    let away = false;
    const page = await show({
      myClaims: () => ({ status: 200, data: [own] }),
      claimStatus: () => {
        if (away) throw new NetworkError("away");
        return { status: 200, data: aClaimProgress() };
      },
      startClaimUpload: () => new Promise(() => {}),
    });
    await page.user.click(await screen.findByRole("button", { name: "Заявление 3F2A-91BC" }));
    const input = await screen.findByLabelText<HTMLInputElement>(/Добавить файл/);
    await page.user.upload(
      input,
      new File(["%PDF-1.4 %%EOF"], "смета.pdf", { type: "application/pdf" }),
    );
    expect(await screen.findByText(/Файлы отправляются/)).toBeVisible();
    away = true;
    await page.user.click(screen.getByRole("button", { name: "Обновить" }));
    expect(await screen.findByText(/^Связь прервалась\. Проверьте/)).toBeVisible();
    expect(screen.getByRole("heading", { name: "Заявление 3F2A-91BC" })).toBeVisible();
    expect(screen.getByText(/Файлы отправляются/)).toBeVisible();
  });

  it("removes a claim from the screen when its person signs out in another tab", async () => {
    let isPerson = true;
    let signOut = () => {};
    function Browser() {
      const [isSignedIn, setSignedIn] = useState(true);
      signOut = () => setSignedIn(false);
      return <ClaimStatusPage claimHref="/losses" isSignedIn={isSignedIn} />;
    }
    const page = await renderScreen(<Browser />, {
      myClaims: () => ({ status: 200, data: isPerson ? [own] : [] }),
      claimStatus: () =>
        isPerson
          ? { status: 200, data: aClaimProgress() }
          : { status: 404, data: { message: "", code: "notFound" } },
    });
    await page.user.click(await screen.findByRole("button", { name: "Заявление 3F2A-91BC" }));
    await screen.findByRole("heading", { name: "Заявление 3F2A-91BC" });
    isPerson = false;
    act(signOut);
    expect(screen.queryByText("kitchen.jpg")).toBeNull();
    expect(await screen.findByRole("button", { name: "Получить код" })).toBeVisible();
  });

  it("shows why a claim was refused, and accepts no more files", async () => {
    const steps = [
      { step: "registered" as const, doneOn: "2026-03-02" },
      { step: "underReview" as const, doneOn: "2026-03-05" },
      { step: "decided" as const, doneOn: "2026-03-12" },
    ];
    const refused = aClaimProgress({ state: "refused", refusal: "Не покрыто", steps });
    const page = await show({
      myClaims: () => ({ status: 200, data: [own] }),
      claimStatus: () => ({ status: 200, data: refused }),
    });
    await page.user.click(await screen.findByRole("button", { name: "Заявление 3F2A-91BC" }));
    expect(await screen.findByText("Не покрыто")).toBeVisible();
    expect(screen.getByText("Решение: отказ")).toBeVisible();
    expect(screen.queryByLabelText(/Добавить файл/)).toBeNull();
  });

  it("requires the number again where the access has expired, and offers a retry where the check fails", async () => {
    sessionStorage.setItem("sughurta.followed-claim", ID);
    const page = await show({
      claimStatus: () => ({ status: 404, data: { message: "", code: "notFound" } }),
    });
    expect(await screen.findByRole("button", { name: "Получить код" })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    page.view.unmount();

    sessionStorage.setItem("sughurta.followed-claim", ID);
    let away = true;
    const second = await show({
      claimStatus: () => {
        if (away) throw new Error("away");
        return { status: 200, data: aClaimProgress() };
      },
    });
    const retry = await screen.findByRole("button", { name: "Попробовать ещё раз" });
    away = false;
    await second.user.click(retry);
    expect(await screen.findByRole("heading", { name: "Заявление 3F2A-91BC" })).toBeVisible();
  });
});
