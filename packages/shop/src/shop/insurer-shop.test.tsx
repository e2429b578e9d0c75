import { payment } from "@sughurta/contracts/payment";
import { shopSettings } from "@sughurta/contracts/shop";
import { formTexts } from "@sughurta/forms";
import { preloadTexts } from "@sughurta/i18n";
import { orderTexts } from "@sughurta/order";
import { FillFromProfile } from "@sughurta/order/fill-from-profile";
import { quickQuoteTexts, travelTexts } from "@sughurta/travel-flow";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ShopEvent } from "../events/shop-event.ts";
import { useOrderOfShop } from "../parts/open-order.ts";
import { TravelQuickQuote } from "../parts/travel/travel-quick-quote.tsx";
import { useShop } from "../settings/shop-context.ts";
import { anInsurerSite, getExample, INSURER } from "../testing/an-insurer-site.ts";
import { InsurerShop, type InsurerShopProps } from "./insurer-shop.tsx";

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

/** An order's saved contacts for its person fields. */
function Offers({ onChoose }: { onChoose: (known: object) => void }) {
  const fields = {
    name: { lastName: "holderLastName", firstName: "holderFirstName" },
    contacts: { phone: "holderPhone", email: "holderEmail" },
  };
  return (["self", "home", "anyone"] as const).map((who) => (
    <FillFromProfile key={who} who={who} fields={fields} onChoose={onChoose} />
  ));
}

/** The browser's stored state of a visitor, and the address. */
const kept = () => JSON.stringify({ ...localStorage, ...sessionStorage, href: location.href });

function ToResult() {
  const { showResult } = useShop();
  return (
    <button type="button" onClick={() => showResult("77aa")}>
      result
    </button>
  );
}

/** The shop started this payment before the buyer was redirected to the bank. */
function backFromBank(paymentId = "77aa", shop = "somon") {
  localStorage.setItem(`${shop}.payments`, JSON.stringify([paymentId]));
  window.history.replaceState(null, "", `/trip?payment=${paymentId}`);
}

const paidTrip = getExample(payment);
const aPayment = (changes: object) => () => ({
  ...paidTrip,
  data: { ...Object(paidTrip.data), policyType: "travel", product: "TRAVEL", ...changes },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  return preloadTexts("ru", [quickQuoteTexts, travelTexts, orderTexts, formTexts]);
});

describe("a shop on another site", () => {
  it("offers the people known to its page, and fills in the chosen one", async () => {
    anInsurerSite();
    const onChoose = vi.fn();
    const buyer = { lastName: "Саидова", firstName: "Мадина", phone: "921234567" };
    const others = [{ lastName: "Саидов", firstName: "Рустам" }];
    const { user } = open({ people: { buyer, others }, children: <Offers onChoose={onChoose} /> });
    await user.click(await screen.findByRole("button", { name: "Заполнить из моего профиля" }));
    expect(onChoose).toHaveBeenCalledWith({
      holderLastName: "Саидова",
      holderFirstName: "Мадина",
      holderPhone: "921234567",
    });
    await user.click(screen.getByRole("button", { name: "Выбрать из сохранённых" }));
    await user.click(await screen.findByRole("button", { name: "Саидов Рустам" }));
    expect(onChoose).toHaveBeenLastCalledWith({
      holderLastName: "Саидов",
      holderFirstName: "Рустам",
    });
    expect(screen.queryByRole("button", { name: "Указать сохранённый адрес" })).toBeNull();
    expect(kept()).not.toContain("Саидов");
  });

  it("redeems the prefill of the partner's server once, and offers it as people of the page", async () => {
    const site = anInsurerSite();
    const onChoose = vi.fn();
    const shop = {
      prefill: "token-of-safar",
      children: (
        <>
          <TravelQuickQuote />
          <Offers onChoose={onChoose} />
        </>
      ),
    };
    const { user, view } = open(shop);
    const fill = await screen.findByRole("button", { name: "Заполнить из моего профиля" });
    expect(await screen.findByText("Турция")).toBeVisible();
    expect(onChoose).not.toHaveBeenCalled();
    expect(kept()).not.toContain("Саидов");
    expect(kept()).not.toContain("token-of-safar");
    await user.click(fill);
    expect(onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ holderLastName: "Саидова", holderPhone: "921234567" }),
    );
    view.unmount();
    open(shop);
    await screen.findByRole("button", { name: "Заполнить из моего профиля" });
    expect(site.called("takePrefill").map(({ body }) => body)).toEqual([
      { token: "token-of-safar" },
    ]);
  });

  it.each([
    ["was used", 404],
    ["cannot be collected at the moment", 503],
  ])("opens without the prefill of a token %s, and shows no error", async (_, status) => {
    const site = anInsurerSite({ takePrefill: () => ({ status, data: { code: "notFound" } }) });
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { events } = open({ prefill: `token-${status}` });
    expect(await screen.findByRole("combobox", { name: /Куда вы едете/ })).toBeVisible();
    expect(site.called("takePrefill")).toHaveLength(1);
    expect(complaints).not.toHaveBeenCalled();
    expect(events.filter(({ type }) => type === "problem")).toEqual([]);
    complaints.mockRestore();
  });

  it("sells from the quick quote on, by the partner's key, and notifies the page", async () => {
    const site = anInsurerSite();
    const { user, events } = open();
    const country = await screen.findByRole("combobox", { name: /Куда вы едете/ });
    await user.click(country);
    await user.type(country, "Турция");
    await user.click(await screen.findByRole("option", { name: "Турция" }));
    await waitFor(() =>
      expect(events).toContainEqual(
        expect.objectContaining({ type: "quoteReady", product: "TRAVEL" }),
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
        product: "TRAVEL",
        policyType: "travel",
      }),
    );
    for (const { headers } of site.calls) expect(headers.get("x-partner-key")).toBe("pk_somon");
  });

  // React 18 renders a boundary again, with a warning, when it is updated before it has hydrated.
  it("is rendered by a server without a boundary that an early response could find unhydrated", () => {
    const html = renderToString(
      <InsurerShop insurer={INSURER} rulesHref={RULES} privacyHref={RULES}>
        <TravelQuickQuote />
      </InsurerShop>,
    );
    expect(html).toContain('class="sughurta"');
    expect(html).not.toContain("<!--$");
  });

  it("is one guest over the redirect to the bank, and stores everything under its own name", async () => {
    const site = anInsurerSite();
    localStorage.setItem("somon.guest", "kept-refresh");
    backFromBank();
    open();
    await waitFor(() => expect(site.called("refreshGuestSession")).not.toEqual([]));
    expect(site.called("refreshGuestSession")[0]?.body).toEqual({ refresh: "kept-refresh" });
    for (const name of Object.keys({ ...localStorage })) expect(name).toMatch(/^somon[.-]/);
  });

  it("shows the state of a payment, reports it once and deletes the draft", async () => {
    const site = anInsurerSite({ payment: aPayment({ partnerReference: "TRIP-5" }) });
    localStorage.setItem("somon.travel.choices", "{}");
    backFromBank();
    const first = open();
    expect(await screen.findByRole("heading", { name: "Полис оплачен" })).toBeVisible();
    const told = {
      type: "paid",
      product: "TRAVEL",
      policyType: "travel",
      amount: 225,
      paymentId: "77aa",
      policyNumber: "0000000013",
      startDate: Object(paidTrip.data).startDate ?? undefined,
      endDate: Object(paidTrip.data).endDate ?? undefined,
      partnerReference: "TRIP-5",
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

  it.each([
    ["TRIP-5", "TRIP-5"],
    ["a".repeat(65), "none"],
    [undefined, "none"],
  ])(
    "sends its orders with the reference %s of the page as %s",
    async (partnerReference, given) => {
      const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
      const Reference = () => <output>{useOrderOfShop().partnerReference ?? "none"}</output>;
      anInsurerSite();
      open({ partnerReference, children: <Reference /> });
      expect(await screen.findByText(given)).toBeVisible();
      const complaints = complain.mock.calls.flat().join();
      expect(complaints.includes("partnerReference is left out")).toBe(
        partnerReference?.length === 65,
      );
      complain.mockRestore();
    },
  );

  it("shows with a test key that nothing is sold, above each part and the result, and reports it to the page", async () => {
    const settings = Object(getExample(shopSettings).data);
    anInsurerSite({
      payment: aPayment({}),
      shopSettings: () => ({ status: 200, data: { ...settings, isTest: true } }),
    });
    backFromBank();
    const { user, onPaid } = open();
    const band = /Тестовый режим: деньги не списываются/;
    await screen.findByRole("heading", { name: "Полис оплачен" });
    expect(screen.getByText(band)).toBeVisible();
    await waitFor(() =>
      expect(onPaid).toHaveBeenCalledWith(expect.objectContaining({ isTest: true })),
    );
    await user.click(screen.getByRole("button", { name: "Закрыть" }));
    await screen.findByRole("combobox", { name: /Куда вы едете/ });
    expect(screen.getByText(band)).toBeVisible();
  });

  it("renders the host's content below a paid policy, with the look of the page, and no account of its own", async () => {
    anInsurerSite();
    backFromBank();
    const first = open();
    const number = await screen.findByRole("article");
    expect(number).toBeVisible();
    expect(screen.queryByText(/кабинет/i)).not.toBeInTheDocument();
    first.view.unmount();
    open({ afterPaid: ({ paymentId }) => <a href="/trips">Поездка {paymentId}</a> });
    const link = await screen.findByRole("link", { name: "Поездка 77aa" });
    expect(link).toBeVisible();
    expect(link.closest(".sughurta")).toBeNull();
  });

  it("shows the result until it is closed, and puts it into the address until then", async () => {
    anInsurerSite({ payment: aPayment({}) });
    backFromBank();
    const onResultShown = vi.fn();
    const { user } = open({ onResultShown });
    await screen.findByRole("heading", { name: "Полис оплачен" });
    expect(screen.queryByRole("button", { name: "Остаться здесь" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Закрыть" }));
    expect(await screen.findByRole("combobox", { name: /Куда вы едете/ })).toBeVisible();
    expect(window.location.search).toBe("");
    await waitFor(() => expect(onResultShown.mock.calls).toEqual([["77aa"], [undefined]]));
  });

  it("closes the result automatically where the page requires it", async () => {
    anInsurerSite({ payment: aPayment({}) });
    backFromBank();
    open({ result: "countdown" });
    expect(await screen.findByText(/Закроется через \d секунд/, { selector: "p" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Остаться здесь" })).toBeVisible();
  });

  it("passes the result to a page that shows its own, with the whole purchase, also after a reload", async () => {
    anInsurerSite({ payment: aPayment({ startDate: "2026-03-10", endDate: "2026-03-20" }) });
    backFromBank();
    const result: InsurerShopProps["result"] = ({ policyNumber, startDate, amount }, close) => (
      <button type="button" onClick={close}>
        {`${policyNumber} ${startDate} ${amount}`}
      </button>
    );
    const first = open({ result });
    const own = await screen.findByRole("button", { name: "0000000013 2026-03-10 225" });
    expect(own.closest(".sughurta")).toBeNull();
    first.view.unmount();
    const { user } = open({ result });
    await user.click(await screen.findByRole("button", { name: /0000000013/ }));
    expect(await screen.findByRole("combobox", { name: /Куда вы едете/ })).toBeVisible();
    expect(window.location.search).toBe("");
  });

  it("ignores a payment of the page", async () => {
    const site = anInsurerSite();
    window.history.replaceState(null, "", "/trip?payment=card");
    open({ children: <ToResult /> });
    await screen.findByRole("button", { name: "result" });
    expect(site.called("payment")).toEqual([]);
    expect(window.location.search).toBe("?payment=card");
  });

  it("shows the result of its own payment, not that of another shop of the page", async () => {
    anInsurerSite();
    backFromBank("77aa", "sughurta");
    localStorage.setItem("sughurta.payments-2", '["88bb"]');
    const shop = { insurer: INSURER, rulesHref: RULES, privacyHref: RULES };
    render(
      <>
        <InsurerShop {...shop}>first</InsurerShop>
        <InsurerShop {...shop}>second</InsurerShop>
        <InsurerShop {...shop} storageKey="somon">
          third
        </InsurerShop>
      </>,
    );
    expect(await screen.findByText("third")).toBeVisible();
    expect(await screen.findByText("second")).toBeVisible();
    expect(await screen.findByRole("article")).toHaveTextContent("0000000013");
    expect(screen.queryByText("first")).not.toBeInTheDocument();
  });

  it("does not change the page's content around and between its parts", async () => {
    anInsurerSite();
    open({
      children: (
        <section className="card">
          <h2 className="button">Поездка к морю</h2>
          <TravelQuickQuote />
        </section>
      ),
    });
    const country = await screen.findByRole("combobox", { name: /Куда вы едете/ });
    expect(country.closest(".sughurta")).toHaveAttribute("lang", "ru");
    expect(screen.getByText("Поездка к морю").closest(".sughurta")).toBeNull();
  });

  it("uses a language added by the page, and Russian for missing texts", async () => {
    const site = anInsurerSite();
    const uz = {
      dir: "rtl",
      texts: { "travel-flow/quick-quote": { "quote.title": "Safar qancha turadi?" } },
    } as const;
    open({ language: "uz", languages: { uz } });
    const title = await screen.findByRole("heading", { name: "Safar qancha turadi?" });
    const root = title.closest(".sughurta");
    expect(root).toHaveAttribute("lang", "uz");
    expect(root).toHaveAttribute("dir", "rtl");
    expect(screen.getByRole("button", { name: "Продолжить" })).toBeVisible();
    for (const { headers } of site.calls) expect(headers.get("accept-language")).toBe("ru");
  });

  it("warns of an unknown language, and uses Russian", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    anInsurerSite();
    open({ language: "de" });
    expect(await screen.findByRole("button", { name: "Продолжить" })).toBeVisible();
    await waitFor(() => expect(complaints).toHaveBeenCalledWith(expect.stringContaining('"de"')));
  });

  it("starts its headings at the page's level, and has its own size, direction and colour", async () => {
    anInsurerSite();
    open({ headingLevel: 3, baseSize: "18px", brand: "#0a7d4f" });
    const title = await screen.findByRole("heading", {
      level: 3,
      name: "Сколько стоит страховка для поездки?",
    });
    const root = title.closest<HTMLElement>(".sughurta");
    expect(root).toHaveAttribute("dir", "ltr");
    expect(root?.style.fontSize).toBe("18px");
    expect(root?.style.getPropertyValue("--sg-rem")).toBe("18px");
    expect(root?.style.getPropertyValue("--sg-brand-600")).toBe("#0a7d4f");
  });

  it("reports which payment it shows in place of its parts", async () => {
    anInsurerSite();
    const onResultShown = vi.fn();
    const { user } = open({ children: <ToResult />, onResultShown });
    await user.click(await screen.findByRole("button", { name: "result" }));
    await waitFor(() => expect(onResultShown.mock.calls).toEqual([["77aa"]]));
    expect(window.location.search).toBe("?payment=77aa");
  });

  it("shows the error of a key, to the developer and to the visitor", async () => {
    const sentence = "The partner key is not known.";
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isKnown = false;
    anInsurerSite({
      shopSettings: () =>
        isKnown
          ? getExample(shopSettings)
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
    await waitFor(() => expect(complaints).toHaveBeenCalledWith(expect.stringContaining(sentence)));
    await waitFor(() =>
      expect(events).toContainEqual({ type: "problem", code: "partnerKeyUnknown" }),
    );
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
  ])("shows a message for %s", async (_, response, toDeveloper, toVisitor) => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.stubGlobal("fetch", response);
    open();
    expect(await screen.findByText(toVisitor)).toBeVisible();
    await waitFor(() => expect(complaints.mock.lastCall?.[0]).toMatch(toDeveloper));
  });

  it("warns of missing agreement pages where a host without types omits them", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    anInsurerSite();
    open({ rulesHref: "" });
    await screen.findByRole("combobox", { name: /Куда вы едете/ });
    await waitFor(() =>
      expect(complaints).toHaveBeenCalledWith(expect.stringContaining("rulesHref")),
    );
  });
});
