import { lazyModule } from "@sughurta/lazy-module";
import { screenRenderer, sentence } from "@sughurta/screen-testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Quote, QuoteState } from "../quote/quote-state.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { QuoteFromLink } from "./quote-from-link.tsx";
import { type QuoteSharing, quoteLink } from "./quote-link.ts";

const TODAY = "2026-03-02";
const PAGE = window.location.href;

type Glass = { readonly sum: number };

const sharing: QuoteSharing<Glass> = {
  kind: "glass",
  of: (values) => values,
  reader: lazyModule(async () => (choices) => {
    const { sum } = Object(choices);
    return typeof sum === "number" ? { sum } : undefined;
  }),
};
const price = (sumPrem: number, valueAmount = 0): QuoteState<Quote> => ({
  kind: "ready",
  quote: { sumPrem, valueAmount, parts: [] },
});

const render = screenRenderer([orderTexts]);

beforeEach(() => window.history.replaceState({}, "", PAGE));
afterEach(async () => {
  // A closing dialog removes its history entry, which takes a moment.
  cleanup();
  await waitFor(() => expect(window.history.state).not.toHaveProperty("sgDialog"));
});

async function open(
  link: { choices?: object; date?: string; hash?: string } = {},
  { quote = price(148.24), isSaved = false }: { quote?: QuoteState<Quote>; isSaved?: boolean } = {},
) {
  const { choices = { sum: 500 }, date = "2026-03-01", hash } = link;
  const whole = quoteLink(`${PAGE}&ref=a`, { kind: "glass", choices, price: 140, date });
  window.history.replaceState({}, "", hash ?? whole);
  const draft = { isSaved: () => isSaved, saveNow: vi.fn(), startFrom: vi.fn() };
  const rendered = await render(
    <QuoteFromLink
      sharing={sharing}
      draft={draft}
      quote={quote}
      here="Окно · 300 TJS"
      today={TODAY}
    />,
  );
  return { ...rendered, draft };
}

describe("a quote from a link", () => {
  it("starts the order and shows the old price and today's", async () => {
    const { draft } = await open();
    expect(
      await screen.findByText(sentence(/Вчера было 140 TJS, сегодня 148,24 TJS\./)),
    ).toBeVisible();
    expect(draft.startFrom).toHaveBeenCalledExactlyOnceWith({ sum: 500 });
    expect(window.location.href).toBe(`${PAGE}&ref=a`);
  });

  it("says that the price is the same, regardless of a promo code here", async () => {
    await open({}, { quote: price(126, 14) });
    expect(await screen.findByText(sentence(/Цена не изменилась: 140 TJS\./))).toBeVisible();
  });

  it("shows the date of an older quote, and waits for today's price", async () => {
    await open({ date: "2026-02-10" }, { quote: { kind: "loading" } });
    expect(await screen.findByText(sentence(/10\.02\.2026 было 140 TJS. Считаем/))).toBeVisible();
  });

  it("replaces the order on this device only after confirmation", async () => {
    const { user, draft } = await open({}, { isSaved: true });
    await screen.findByRole("dialog", { name: "Открыть расчёт по ссылке?" });
    expect(screen.getByText("Окно · 300 TJS")).toBeVisible();
    expect(draft.saveNow).toHaveBeenCalled();
    expect(draft.startFrom).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Открыть расчёт" }));
    expect(draft.startFrom).toHaveBeenCalledExactlyOnceWith({ sum: 500 });
    expect(await screen.findByText(/Вчера было/)).toBeVisible();
  });

  it("does not replace the order on this device where its buyer declines", async () => {
    const { user, draft } = await open({}, { isSaved: true });
    await user.click(await screen.findByRole("button", { name: "Оставить мой заказ" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(draft.startFrom).not.toHaveBeenCalled();
  });

  it.each([
    ["another version's choices", { choices: { sum: "much" } }],
    ["a broken link", { hash: `${PAGE}#quote=1.abc&order=glass` }],
  ])("says plainly that %s cannot be opened, and the order starts empty", async (_, link) => {
    const { draft } = await open(link, { isSaved: true });
    expect(await screen.findByText("Расчёт по ссылке не открылся")).toBeVisible();
    expect(draft.startFrom).not.toHaveBeenCalled();
  });

  it("of another order on the page is handled by that order", async () => {
    const hash = quoteLink(PAGE, { kind: "travel", choices: {}, price: 1, date: TODAY });
    await open({ hash });
    expect(window.location.href).toBe(hash);
  });
});
