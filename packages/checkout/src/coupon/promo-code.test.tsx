import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aCoupon } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { CouponNotice } from "./coupon-notice.tsx";
import { PromoCode } from "./promo-code.tsx";

const field = () => screen.getByRole("textbox", { name: /Промокод/ });

describe("PromoCode", () => {
  it("is a field of that name which applies its code with a button or Enter, and does not buy", async () => {
    const apply = vi.fn(async () => ({ kind: "none" }) as const);
    const { user } = await renderScreen(<PromoCode coupon={aCoupon({ apply })} />);
    expect(field()).toHaveAttribute("name", "coupon");
    await user.click(screen.getByRole("button", { name: "Применить" }));
    await user.type(field(), "{Enter}");
    expect(apply).toHaveBeenCalledTimes(2);
  });

  it("does not truncate a code that is too long", async () => {
    const setText = vi.fn();
    const { user } = await renderScreen(<PromoCode coupon={aCoupon({ setText })} />);
    await user.click(field());
    await user.paste("A".repeat(70));
    expect(setText).toHaveBeenCalledWith("A".repeat(70));
  });

  it("shows the discount and removes the code", async () => {
    const remove = vi.fn();
    const state = { kind: "applied", code: "NAVRUZ10", valueAmount: 25, sumPrem: 225 } as const;
    const { user } = await renderScreen(<PromoCode coupon={aCoupon({ state, remove })} />);
    expect(screen.getByRole("status")).toHaveTextContent("NAVRUZ10 применён: скидка 25");
    for (const verbatim of [/^NAVRUZ10$/, /^25/]) {
      expect(screen.getByText(verbatim)).toHaveAttribute("translate", "no");
    }
    await user.click(screen.getByRole("button", { name: "Убрать промокод" }));
    expect(remove).toHaveBeenCalledOnce();
  });

  it.each([
    [{ problem: "couponError", message: "Срок прошёл" }, "Срок прошёл"],
    [{ problem: "couponError" }, /^Такого промокода нет/],
    [{ problem: "network" }, /^Не удалось проверить промокод: нет связи/],
    [{ problem: "tooMany", seconds: 42 }, /Попробуйте ещё раз через 42 секунды/],
  ] as const)("shows the service's message, else its own text: %j", async (refusal, text) => {
    const state = { kind: "error", code: "X", ...refusal } as const;
    await renderScreen(<PromoCode coupon={aCoupon({ state, text: "X" })} />);
    expect(await screen.findByText(text)).toBeVisible();
    expect(field()).toBeInvalid();
  });
});

describe("CouponNotice", () => {
  it("says that the price is without a refused code, and removes it", async () => {
    const remove = vi.fn();
    const state = { kind: "error", code: "OLD2020", problem: "tooMany", seconds: 42 } as const;
    const { user } = await renderScreen(<CouponNotice coupon={{ state, remove }} />);
    expect(await screen.findByText("OLD2020")).toHaveAttribute("translate", "no");
    expect(document.body).toHaveTextContent("OLD2020 не применён, цена указана без него");
    await user.click(screen.getByRole("button", { name: "Убрать промокод" }));
    expect(remove).toHaveBeenCalledOnce();
  });
});
