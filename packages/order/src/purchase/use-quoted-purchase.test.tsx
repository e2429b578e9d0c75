import { NetworkError, TooManyRequestsError } from "@sughurta/api-client";
import { createTestClient } from "@sughurta/api-client/testing";
import { CouponNotice, checkoutTexts, clearCoupon, PromoCode } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { screenRenderer, sentence } from "@sughurta/screen-testing";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Quote, QuoteOutcome } from "../quote/quote-state.ts";
import { aQuote } from "../testing/example-quote.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { useQuotedPurchase } from "./use-quoted-purchase.tsx";

const render = screenRenderer([orderTexts, checkoutTexts, formTexts]);
const LIST_PRICE = aQuote();
const atOnce = () => 0;

const discounted = async (): Promise<QuoteOutcome<Quote>> => ({
  kind: "quote",
  quote: aQuote({ sumPrem: 90, valueAmount: 10 }),
});
const refused = (message: string) => async (): Promise<QuoteOutcome<Quote>> => ({
  kind: "quote",
  quote: aQuote({ couponErr: message }),
});
const failing = (error: Error) => () => Promise.reject(error);
const invalid = (message: string) => async (): Promise<QuoteOutcome<Quote>> => ({
  kind: "rules",
  problem: { kind: "rules", errorMsg: [message], fieldCodes: { coupon: ["tooLong"] } },
});

let respond: (coupon: string) => Promise<QuoteOutcome<Quote>> = discounted;
const calculate = vi.fn((_: unknown, { coupon }: { coupon: string }) => respond(coupon));
const save = vi.fn(async (..._: unknown[]) => ({ status: 201, data: { id: "1", sumPrem: 100 } }));
const asked = () => calculate.mock.calls.map(([, { coupon }]) => coupon);

beforeEach(() => {
  respond = discounted;
  calculate.mockClear();
  save.mockClear();
});
afterEach(() => localStorage.clear());

/** An order with a list price, or with a calculated one. */
function Order({ initialCode, isListed = true }: { initialCode?: string; isListed?: boolean }) {
  const { coupon, price, buy } = useQuotedPurchase({
    policyType: "box",
    name: "example",
    toRequest: (code) => ({ coupon: code }),
    ask: calculate,
    delayMs: atOnce,
    listPrice: isListed ? LIST_PRICE : undefined,
    save: save as never,
    initialCoupon: initialCode,
    paymentOrigins: [],
    onRefused: () => undefined,
  });
  return (
    <>
      <PromoCode coupon={coupon} />
      <CouponNotice coupon={coupon} />
      <output>{price}</output>
      <button type="button" onClick={() => void buy((applied) => applied)}>
        buy
      </button>
    </>
  );
}

function Late() {
  const [code, setCode] = useState<string>();
  return (
    <>
      <Order {...(code ? { initialCode: code } : {})} />
      <button type="button" onClick={() => setCode("NAVRUZ10")}>
        late
      </button>
    </>
  );
}

const field = () => screen.getByRole("textbox", { name: /Промокод/ });
const press = (name: string) => screen.getByRole("button", { name });
const price = () => document.querySelector("output");

describe("an order with a list price", () => {
  it("has its price at once, without a request", async () => {
    await render(<Order />, {});
    expect(price()).toHaveTextContent("100");
    expect(asked()).toEqual([]);
  });

  it("applies a code and shows the discount", async () => {
    const { user } = await render(<Order />, {});
    await user.type(field(), " NAVRUZ10 ");
    await user.click(press("Применить"));
    expect(await screen.findByText(sentence(/NAVRUZ10 применён: скидка 10/))).toBeVisible();
    expect(price()).toHaveTextContent("90");
    expect(asked()).toEqual(["NAVRUZ10"]);
  });

  it("does not replace a code typed before another arrives", async () => {
    const { user } = await render(<Late />, {});
    await user.type(field(), "OWN");
    await user.click(press("late"));
    expect(field()).toHaveValue("OWN");
    expect(asked()).toEqual([]);
  });

  it("applies a code that arrives a moment after the page, once", async () => {
    const { user } = await render(<Late />, {});
    await user.click(press("late"));
    expect(await screen.findByText(sentence(/NAVRUZ10 применён/))).toBeVisible();
    expect(asked()).toEqual(["NAVRUZ10"]);
  });

  it("has the list price again once a code is removed or edited", async () => {
    const { user } = await render(<Order />, {});
    await user.type(field(), "NAVRUZ10{Enter}");
    await user.click(await screen.findByRole("button", { name: "Убрать промокод" }));
    expect(field()).toHaveValue("");
    expect(price()).toHaveTextContent("100");
    await user.type(field(), "NAVRUZ10{Enter}");
    await screen.findByText(sentence(/применён/));
    await user.type(field(), "0");
    expect(screen.queryByText(sentence(/применён/))).not.toBeInTheDocument();
    expect(price()).toHaveTextContent("100");
  });

  it.each([
    ["in its own words", refused("Срок прошёл"), /^Срок прошёл/],
    ["of a code of another shape", invalid("Слишком длинно"), /^Слишком длинно/],
    ["without words", invalid(""), /^Такого промокода нет/],
    ["a lost connection", failing(new NetworkError("lost")), /^Не удалось проверить промокод/],
    ["too many tries", failing(new TooManyRequestsError("x", 42)), /ещё раз через 42 секунды/],
  ])("says why a code is refused and retains its price: %s", async (_, refusal, text) => {
    respond = refusal;
    const { user } = await render(<Order />, {});
    await user.type(field(), "WRONG{Enter}");
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(sentence(/WRONG не применён, цена указана без него/))).toBeVisible();
    expect(field()).toBeInvalid();
    expect(field()).toHaveValue("WRONG");
    expect(price()).toHaveTextContent("100");
  });

  it("retries a code that could not be checked", async () => {
    respond = failing(new NetworkError("lost"));
    const { user } = await render(<Order />, {});
    await user.type(field(), "NAVRUZ10{Enter}");
    await screen.findByText(sentence(/NAVRUZ10 не применён/));
    respond = discounted;
    await user.click(press("Применить"));
    expect(await screen.findByText(sentence(/NAVRUZ10 применён/))).toBeVisible();
  });

  it("is bought at once while a code of the address is being checked", async () => {
    respond = () => new Promise(() => undefined);
    const { user } = await render(<Order initialCode="NAVRUZ10" />, {});
    await screen.findByText(/Проверяем/);
    respond = refused("Срок прошёл");
    await user.click(press("buy"));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[1]).toEqual({ coupon: undefined });
    expect(save.mock.calls[0]?.[2]).toMatchObject({ price: 100 });
  });

  it.each([
    ["removed", "Убрать промокод"],
    ["deleted", undefined],
  ])("does not retry a code that was %s", async (_, button) => {
    const first = await render(<Order initialCode="NAVRUZ10" />, {});
    await screen.findByText(sentence(/NAVRUZ10 применён/));
    if (button) await first.user.click(press(button));
    else await first.user.clear(field());
    first.view.unmount();

    calculate.mockClear();
    const second = await render(<Order initialCode="NAVRUZ10" />, {});
    expect(field()).toHaveValue("");
    expect(asked()).toEqual([]);
    second.view.unmount();

    clearCoupon(createTestClient({}), "example");
    await render(<Order initialCode="NAVRUZ10" />, {});
    expect(await screen.findByText(sentence(/NAVRUZ10 применён/))).toBeVisible();
  });

  it("is restored after a reload with the code that replaced the one of the address", async () => {
    const first = await render(<Order initialCode="NAVRUZ10" />, {});
    await screen.findByText(sentence(/NAVRUZ10 применён/));
    await first.user.clear(field());
    await first.user.type(field(), "OWN{Enter}");
    await screen.findByText(sentence(/OWN применён/));
    first.view.unmount();
    await render(<Order initialCode="NAVRUZ10" />, {});
    expect(await screen.findByText(sentence(/OWN применён/))).toBeVisible();
  });
});

describe("an order with a calculated price", () => {
  it("is calculated without a code that is refused for its format", async () => {
    const refuse = invalid("Слишком длинно");
    respond = async (code) => (code === "" ? { kind: "quote", quote: aQuote() } : refuse());
    await render(<Order isListed={false} initialCode="WRONG" />, {});
    expect(await screen.findByText(/^Слишком длинно/)).toBeVisible();
    await waitFor(() => expect(price()).toHaveTextContent("100"));
    expect(asked().at(-1)).toBe("");
  });
});
