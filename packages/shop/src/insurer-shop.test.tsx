import { payment, shopSettings } from "@sughurta/contracts";
import { formTexts } from "@sughurta/forms";
import { preloadTexts } from "@sughurta/i18n";
import { orderTexts } from "@sughurta/order";
import { quickQuoteTexts, travelTexts } from "@sughurta/travel-flow";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ShopEvent } from "./events/shop-event.ts";
import { InsurerShop, type InsurerShopProps } from "./insurer-shop.tsx";
import { TravelQuickQuote } from "./parts/travel/travel-quick-quote.tsx";
import { useShop } from "./shop-context.ts";
import { anInsurerSite, exampleOf, INSURER } from "./testing/an-insurer-site.ts";

const RULES = `${INSURER}/rules`;

function open({ children = <TravelQuickQuote />, ...props }: Partial<InsurerShopProps> = {}) {
  const events: ShopEvent[] = [];
  const onPaid = vi.fn();
  const view = render(
    <StrictMode>
      <InsurerShop
        insurer={`${INSURER}/`}
        partnerKey="pk_somon"
        storageKey="somon"
        rulesHref={RULES}
        privacyHref={`${INSURER}/politics`}
        onEvent={(event) => events.push(event)}
        onPaid={onPaid}
        {...props}
      >
        {children}
      </InsurerShop>
    </StrictMode>,
  );
  return { events, onPaid, view, user: userEvent.setup({ delay: null }) };
}

function ToResult() {
  const { showResult } = useShop();
  return (
    <button type="button" onClick={() => showResult("77aa")}>
      result
    </button>
  );
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/");
  return preloadTexts("ru", [quickQuoteTexts, travelTexts, orderTexts, formTexts]);
});

describe("a shop on another site", () => {
  it("sells from the quick quote on, by the partner's key, and tells the page", async () => {
    const site = anInsurerSite();
    const { user, events } = open();
    const country = await screen.findByRole("combobox", { name: /Куда вы едете/ });
    await user.click(country);
    await user.type(country, "Турция");
    await user.click(await screen.findByRole("option", { name: "Турция" }));
    await waitFor(() =>
      expect(events).toContainEqual(
        expect.objectContaining({ type: "quoteReady", product: "travel" }),
      ),
    );
    await user.type(screen.getByRole("textbox", { name: /Дата рождения/ }), "14051990");
    await user.click(screen.getByRole("radio", { name: "Женский" }));
    await user.click(screen.getByRole("button", { name: "Продолжить" }));
    expect(
      await screen.findByRole("heading", { level: 1, name: "Страховка для поездки" }),
    ).toBeVisible();
    await waitFor(() =>
      expect(events).toContainEqual({
        type: "step",
        step: "trip",
        product: "travel",
        name: undefined,
      }),
    );
    for (const { headers } of site.calls) expect(headers.get("x-partner-key")).toBe("pk_somon");
  });

  it("is one guest over the way to the bank, and keeps everything under its own name", async () => {
    const site = anInsurerSite();
    localStorage.setItem("somon.guest", "kept-refresh");
    window.history.replaceState(null, "", "/trip?payment=77aa");
    open();
    await waitFor(() => expect(site.called("refreshGuestSession")).not.toEqual([]));
    expect(site.called("refreshGuestSession")[0]?.body).toEqual({ refresh: "kept-refresh" });
    for (const name of Object.keys({ ...localStorage })) expect(name).toMatch(/^somon[.-]/);
  });

  it("shows what became of a payment, tells it once and drops the draft", async () => {
    const paid = exampleOf(payment);
    const site = anInsurerSite({
      payment: () => ({ ...paid, data: { ...Object(paid.data), policyType: "travel" } }),
    });
    localStorage.setItem("somon.travel.choices", "{}");
    window.history.replaceState(null, "", "/trip?payment=77aa");
    const first = open();
    expect(await screen.findByRole("heading", { name: "Полис оплачен" })).toBeVisible();
    const told = {
      type: "paid",
      product: "travel",
      name: undefined,
      amount: 225,
      paymentId: "77aa",
    };
    await waitFor(() => expect(first.onPaid.mock.calls).toEqual([[told]]));
    expect(first.events).toEqual([told]);
    expect(localStorage.getItem("somon.travel.choices")).toBeNull();
    expect(site.called("discardDraft")).not.toEqual([]);
    first.view.unmount();

    const again = open();
    expect(await screen.findByRole("heading", { name: "Полис оплачен" })).toBeVisible();
    await waitFor(() => expect(site.called("payment").length).toBeGreaterThan(1));
    expect(again.onPaid).not.toHaveBeenCalled();
  });

  it("offers below a paid policy what the page says, and no account of its own", async () => {
    anInsurerSite();
    window.history.replaceState(null, "", "/trip?payment=77aa");
    const first = open();
    const number = await screen.findByText("0000000013");
    expect(number).toBeVisible();
    expect(screen.queryByText(/кабинет/i)).not.toBeInTheDocument();
    first.view.unmount();
    open({ afterPaid: ({ paymentId }) => <a href="/trips">Поездка {paymentId}</a> });
    expect(await screen.findByRole("link", { name: "Поездка 77aa" })).toBeVisible();
  });

  it("tells which payment it shows in place of its parts", async () => {
    anInsurerSite();
    const onResultShown = vi.fn();
    const { user } = open({ children: <ToResult />, onResultShown });
    await user.click(await screen.findByRole("button", { name: "result" }));
    expect(onResultShown.mock.calls).toEqual([["77aa"]]);
    expect(window.location.search).toBe("?payment=77aa");
  });

  it("says what is wrong with a key, to the developer and to the visitor", async () => {
    const sentence = "The partner key is not known.";
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isKnown = false;
    anInsurerSite({
      shopSettings: () =>
        isKnown
          ? exampleOf(shopSettings)
          : {
              status: 403,
              data: {
                message: "Позвоните 5511",
                code: "partnerKeyUnknown",
                developerMessage: sentence,
              },
            },
    });
    const { events, user } = open();
    const again = await screen.findByRole("button", { name: "Попробовать ещё раз" });
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining(sentence));
    expect(events).toContainEqual({ type: "problem", code: "partnerKeyUnknown" });
    expect(screen.getByText(/Попробуйте позже/)).toBeVisible();
    isKnown = true;
    await user.click(again);
    expect(await screen.findByRole("combobox", { name: /Куда вы едете/ })).toBeVisible();
  });

  it.each([
    [
      "an insurer that is out of reach",
      () => Promise.reject(new TypeError("Failed to fetch")),
      /out of reach, or .* origins of this partner key/,
      /Проверьте интернет/,
    ],
    [
      "an address that is no insurer's",
      async () => new Response("<!doctype html>"),
      /does not answer as an insurer's site does/,
      /Попробуйте позже/,
    ],
  ])("tells of %s in words", async (_, answer, toDeveloper, toVisitor) => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.stubGlobal("fetch", answer);
    open();
    expect(await screen.findByText(toVisitor)).toBeVisible();
    expect(complaints.mock.lastCall?.[0]).toMatch(toDeveloper);
  });

  it("misses the pages that every buyer agrees to where a host without types leaves them out", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    anInsurerSite();
    open({ rulesHref: "" });
    await screen.findByRole("combobox", { name: /Куда вы едете/ });
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining("rulesHref"));
  });
});
