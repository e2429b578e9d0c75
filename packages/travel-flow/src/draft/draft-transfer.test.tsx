import type { TestResponses } from "@sughurta/api-client/testing";
import { sentence } from "@sughurta/screen-testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anInsuredPerson, aTravelOrder } from "../testing/builders.ts";
import { keepOrder, wholeDraftText } from "../testing/keep-order.ts";
import { field, freshBrowserEachTest, openOrder, panel, step } from "../testing/order-screen.tsx";

const TOKEN = "Zm9yIHRoZSBvdGhlciBkZXZpY2U";
const PAGE = window.location.href;

freshBrowserEachTest();
beforeEach(() => {
  window.history.replaceState({}, "", PAGE);
});
afterEach(async () => {
  // A closing dialog removes its history entry, which takes a moment.
  cleanup();
  await waitFor(() => expect(window.history.state).not.toHaveProperty("sgDialog"));
});

describe("an order for another device", () => {
  it("is saved whole and opens on the given page", async () => {
    const content: string[] = [];
    const responses: TestResponses = {
      ...keepOrder(aTravelOrder({ agree: false }), "insured", "NAVRUZ10"),
      createDraftTransfer: () => ({
        status: 201,
        data: { token: TOKEN, expiresAt: "2026-03-02T08:15:00Z" },
      }),
      saveDraft: ({ body }) => {
        content.push(body.content);
        return { status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } };
      },
    };
    const { user, sent } = await openOrder(responses, {
      transferHref: "https://site.tj/order?lang=tg",
    });
    await screen.findByText(/Мы восстановили/);
    await user.click(await screen.findByRole("button", { name: "Закончить на другом устройстве" }));
    expect(await screen.findByRole("textbox", { name: "Ссылка на заказ" })).toHaveValue(
      `https://site.tj/order?lang=tg#handover=${TOKEN}&draft=travel-order`,
    );
    expect(sent("createDraftTransfer")[0]?.params).toEqual({ kind: "travel-order" });
    const kept = JSON.parse(content.at(-1) ?? "");
    expect(kept.holder.holderFullName).toBe("SAIDOVA MADINA");
    expect(kept.choices).toMatchObject({ part: "holder", coupon: "NAVRUZ10" });
    expect(kept.choices.choices.country).toEqual(["TR", "DE"]);
  });
});

describe("an order from another device", () => {
  const fromElsewhere = wholeDraftText(
    aTravelOrder({
      country: ["FR"],
      agree: false,
      las: [anInsuredPerson({ docNumber: "407777777" })],
    }),
    "insured",
    "NAVRUZ10",
  );
  const arriving: TestResponses = {
    receiveDraft: () => ({
      status: 200,
      data: { kind: "travel-order", expiresAt: "2026-03-03T08:00:00Z" },
    }),
    readDraft: () => ({ status: 200, data: { content: fromElsewhere } }),
  };

  it("is restored at its step with the whole input", async () => {
    window.history.replaceState({}, "", `${PAGE}#handover=${TOKEN}`);
    await openOrder(arriving);
    expect(await screen.findByText(/Мы восстановили/)).toBeVisible();
    expect(await step("Люди в полисе")).toBeVisible();
    expect(field("las[0].docNumber")).toHaveValue("407777777");
    expect(field("holderFullName")).toHaveValue("SAIDOVA MADINA");
    expect(await within(panel()).findByText("Франция")).toBeVisible();
    expect(await within(panel()).findByText(sentence(/NAVRUZ10 применён/))).toBeVisible();
    await waitFor(() => expect(localStorage.getItem("sughurta.travel.choices")).toContain("FR"));
  });

  it("replaces the order on this device, which is named, only after confirmation", async () => {
    keepOrder(aTravelOrder({ country: ["TR"], agree: false }), "trip");
    window.history.replaceState({}, "", `${PAGE}#handover=${TOKEN}`);
    const { user } = await openOrder(arriving);
    const dialog = await screen.findByRole("dialog", { name: "Какой заказ продолжить?" });
    expect(await within(dialog).findByText(/Турция · 10\.03\.2026/)).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Открыть заказ по ссылке" }));
    await waitFor(() => expect(field("las[0].docNumber")).toHaveValue("407777777"));
  });
});
