import { screenRenderer } from "@sughurta/screen-testing";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Quote, QuoteState } from "../quote/quote-state.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { quoteLink } from "./quote-link.ts";
import { ShareQuote } from "./share-quote.tsx";

const TODAY = "2026-03-02";
const HREF = "https://site.tj/order?lang=tg";
const READY: QuoteState<Quote> = {
  kind: "ready",
  quote: { sumPrem: 126, valueAmount: 14, parts: [] },
};
const LINK = quoteLink(HREF, { kind: "glass", choices: { sum: 500 }, price: 140, date: TODAY });

const render = screenRenderer([orderTexts]);
const button = () => screen.getByRole("button", { name: "Отправить расчёт" });

const open = (quote: QuoteState<Quote> = READY) =>
  render(
    <ShareQuote
      sharing={{ kind: "glass", of: ({ sum }: { sum: number; name: string }) => ({ sum }) }}
      values={{ sum: 500, name: "SAIDOVA" }}
      quote={quote}
      today={TODAY}
      title="Окна"
      href={HREF}
    />,
  );

const withShare = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, "share", { value: share, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

describe("a quote", () => {
  it("is copied as a link with its price without the promo code, with a note about it", async () => {
    const { user } = await open();
    await user.click(button());
    expect(await screen.findByRole("status")).toHaveTextContent("Ссылка скопирована");
    expect(await navigator.clipboard.readText()).toBe(LINK);
  });

  it("is shared with the device's share dialog where there is one", async () => {
    const share = vi.fn(async () => {});
    withShare(share);
    const { user } = await open();
    const copy = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(button());
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: "Окна", url: LINK });
    expect(copy).not.toHaveBeenCalled();
  });

  it("is not shared where the user cancels", async () => {
    withShare(() => Promise.reject(new DOMException("", "AbortError")));
    const { user } = await open();
    const copy = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(button());
    expect(copy).not.toHaveBeenCalled();
  });

  it("is copied where the page may not share", async () => {
    withShare(() => Promise.reject(new DOMException("", "NotAllowedError")));
    const { user } = await open();
    await user.click(button());
    expect(await screen.findByText(/Ссылка скопирована/)).toBeVisible();
  });

  it("is shown for manual copying where scripts may not copy", async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
    await user.click(button());
    expect(await screen.findByRole("textbox", { name: "Ссылка на расчёт" })).toHaveValue(LINK);
  });

  it("without a price of today is not shared", async () => {
    await open({ kind: "loading", last: { sumPrem: 1, valueAmount: 0, parts: [] } });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
