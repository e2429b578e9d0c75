import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MotorQuickQuote } from "../parts/motor/motor-quick-quote.tsx";
import { TravelQuickQuote } from "../parts/travel/travel-quick-quote.tsx";
import type { ShopStart } from "../settings/load-settings.ts";
import { InsurerShop } from "../shop/insurer-shop.tsx";
import { INSURER } from "../testing/an-insurer-site.ts";
import { type MockedResponses, mockInsurer } from "../testing/insurer-mock.ts";
import { preloadShop } from "./preload-shop.ts";
import { prepareShop } from "./prepare-shop.ts";

const TRIP = { country: ["TR"] };
const CAR = { carMark: "Toyota", carIssueYear: "2015" };

function site(responses: MockedResponses = {}) {
  return mockInsurer(INSURER, responses);
}

function page(start: ShopStart | undefined, fetch: typeof globalThis.fetch) {
  return (
    <InsurerShop
      insurer={INSURER}
      partnerKey="pk_somon"
      rulesHref="/rules"
      privacyHref="/privacy"
      fetch={fetch}
      start={start}
      fallback={<p>Скоро здесь будет страховка</p>}
    >
      <TravelQuickQuote initialTrip={TRIP} />
      <MotorQuickQuote initialAnswers={CAR} />
    </InsurerShop>
  );
}

const prepare = (fetch: typeof globalThis.fetch) =>
  prepareShop({ insurer: INSURER, partnerKey: "pk_somon", travel: TRIP, car: CAR, fetch });

beforeEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  await preloadShop("ru");
});

describe("a shop that a server prepared", () => {
  it("has its fields and prices in the page, and hydrates without another request", async () => {
    const insurer = site();
    const start = JSON.parse(JSON.stringify(await prepare(insurer.fetch)));
    const ui = page(start, insurer.fetch);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(ui);
    expect(container.querySelector('input[name="country"], [role="combobox"]')).not.toBeNull();
    expect(container).toHaveTextContent("136,29");
    expect(container).toHaveTextContent("180");
    for (const { headers } of insurer.calls) expect(headers.get("x-partner-key")).toBe("pk_somon");

    const asked = insurer.calls.length;
    const complaints = vi.spyOn(console, "error");
    await act(async () => void render(ui, { container, hydrate: true }));
    const birthday = await screen.findByRole("textbox", { name: /Дата рождения/ });
    await userEvent.setup({ delay: null }).type(birthday, "14051990");
    await waitFor(() => expect(insurer.called("calculateTravel")).toHaveLength(2));
    expect(
      insurer.calls.slice(0, asked + 1).filter(({ name }) => name === "shopSettings"),
    ).toHaveLength(1);
    expect(complaints).not.toHaveBeenCalled();
    container.remove();
  });

  it("shows the result of a payment with which the visitor returns", async () => {
    const insurer = site();
    const start = await prepare(insurer.fetch);
    localStorage.setItem("sughurta.payments", '["77aa"]');
    window.history.replaceState(null, "", "/?payment=77aa");
    const ui = page(start, insurer.fetch);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(ui);
    await act(async () => void render(ui, { container, hydrate: true }));
    expect(await screen.findByRole("article")).toBeVisible();
    container.remove();
  });

  it("opens in the browser where the insurer did not respond to the server", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const start = await prepare(() => Promise.reject(new TypeError("offline")));
    expect(start).toBeUndefined();
    expect(complaints).toHaveBeenCalledTimes(1);
    const html = renderToString(page(start, site().fetch));
    expect(html).toBe("<p>Скоро здесь будет страховка</p>");
  });

  it("has no price where the insurer refuses one", async () => {
    const refused = { status: 429, data: {} };
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const start = await prepare(site({ calculateTravel: () => refused }).fetch);
    expect(start).toMatchObject({ settings: { supportPhone: "5511" }, travel: undefined });
    expect(start?.car?.data.sumPrem).toBe(180);
    expect(complaints).toHaveBeenCalledTimes(1);
  });

  it("has no price of a trip or a car that makes no sense, and does not fail", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { fetch } = site();
    const travel = JSON.parse('{ "country": "TR" }');
    const car = JSON.parse('{ "carMark": null, "carIssueYear": "2015" }');
    const start = await prepareShop({ insurer: INSURER, travel, car, fetch });
    expect(start).toMatchObject({ settings: { supportPhone: "5511" } });
    expect(start?.travel).toBeUndefined();
    expect(start?.car).toBeUndefined();
    expect(complaints).toHaveBeenCalledTimes(2);
  });
});
