import { NetworkError } from "@sughurta/api-client";
import { createTestClient, type TestAnswers } from "@sughurta/api-client/testing";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { forgetCoupon } from "./coupon-memory.ts";
import { CouponNotice } from "./coupon-notice.tsx";
import { PromoCode } from "./promo-code.tsx";
import { useCoupon } from "./use-coupon.ts";

afterEach(() => localStorage.clear());

function Field({ initialCode }: { initialCode?: string }) {
  const coupon = useCoupon({ productCode: "OILA", initialCode, order: "box-oila" });
  return (
    <>
      <PromoCode coupon={coupon} />
      <CouponNotice coupon={coupon} />
      <output>{coupon.state.kind}</output>
    </>
  );
}

function Late() {
  const [code, setCode] = useState<string>();
  return (
    <>
      <Field {...(code ? { initialCode: code } : {})} />
      <button type="button" onClick={() => setCode("NAVRUZ10")}>
        late
      </button>
    </>
  );
}

const field = () => screen.getByRole("textbox", { name: /Промокод/ });
const apply = () => screen.getByRole("button", { name: "Применить" });
const discount: TestAnswers = {
  checkCoupon: () => ({ status: 200, data: { valueAmount: 25, sumPrem: 225 } }),
};

describe("PromoCode", () => {
  it("applies a code and shows the discount", async () => {
    const { user, client } = await renderScreen(<Field />, discount);
    expect(field()).toHaveAttribute("name", "coupon");
    await user.type(field(), " NAVRUZ10 ");
    await user.click(apply());
    expect(await screen.findByText(/NAVRUZ10 применён: скидка 25/)).toBeVisible();
    expect(client.requests[0]?.body).toEqual({ productCode: "OILA", couponCode: "NAVRUZ10" });
  });

  it("leaves alone what was typed before a code comes", async () => {
    const { user, client } = await renderScreen(<Late />, discount);
    await user.type(field(), "OWN");
    await user.click(screen.getByRole("button", { name: "late" }));
    expect(field()).toHaveValue("OWN");
    expect(client.requests).toEqual([]);
  });

  it("tries a code that comes a moment after the page", async () => {
    const { user, client } = await renderScreen(<Late />, discount);
    await user.click(screen.getByRole("button", { name: "late" }));
    expect(await screen.findByText(/NAVRUZ10 применён/)).toBeVisible();
    expect(client.requests).toHaveLength(1);
  });

  it("applies on Enter and can be removed", async () => {
    const { user } = await renderScreen(<Field />, discount);
    await user.type(field(), "NAVRUZ10{Enter}");
    await user.click(await screen.findByRole("button", { name: "Убрать промокод" }));
    expect(field()).toHaveValue("");
    expect(screen.queryByText(/применён/)).not.toBeInTheDocument();
  });

  it("shows the first message about the code, else the message, else its own text", async () => {
    const refused = [
      {
        message: "Проверьте",
        code: "invalid",
        coupon_code: ["Срок прошёл"],
        couponCode: ["Срок прошёл"],
      },
      { message: "Не для этого продукта", code: "invalid" },
      { message: "", code: "invalid" },
    ];
    const { user } = await renderScreen(<Field />, {
      checkCoupon: () => ({ status: 422, data: refused.shift() ?? {} }),
    });
    await user.type(field(), "X{Enter}");
    expect(await screen.findByText("Срок прошёл")).toBeVisible();
    await user.click(apply());
    expect(await screen.findByText("Не для этого продукта")).toBeVisible();
    await user.click(apply());
    expect(await screen.findByText(/^Такой промокод не найден/)).toBeVisible();
    expect(field()).toBeInvalid();
  });

  it("tells a broken connection from a wrong code", async () => {
    const { user } = await renderScreen(<Field />, {
      checkCoupon: () => {
        throw new NetworkError("lost");
      },
    });
    await user.type(field(), "X{Enter}");
    expect(await screen.findByText(/^Не удалось проверить промокод: нет связи/)).toBeVisible();
  });

  it("says how long to wait after too many tries, and keeps the code", async () => {
    const { user } = await renderScreen(<Field />, {
      checkCoupon: () => ({ status: 429, data: { message: "", code: "tooManyRequests" } }),
    });
    await user.type(field(), "X{Enter}");
    expect(await screen.findByText(/Подождите 42 с/)).toBeVisible();
    expect(field()).toHaveValue("X");
  });

  it("tries a code from the address once by itself", async () => {
    const { client } = await renderScreen(<Field initialCode="NAVRUZ10" />, discount);
    expect(await screen.findByText(/NAVRUZ10 применён/)).toBeVisible();
    expect(client.requests).toHaveLength(1);
  });

  it("says of a code that gives nothing that the price is without it, and takes it away", async () => {
    const { user } = await renderScreen(<Field initialCode="OLD2020" />, {
      checkCoupon: () => ({ status: 429, data: { message: "", code: "tooManyRequests" } }),
    });
    expect(await screen.findByText(/OLD2020 не применён, цена указана без него/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Убрать промокод" }));
    expect(field()).toHaveValue("");
    expect(screen.queryByText(/не применён/)).not.toBeInTheDocument();
  });

  it.each([
    ["removed", "Убрать промокод"],
    ["deleted", undefined],
  ])("does not try a code again in this order once it was %s", async (_, button) => {
    const first = await renderScreen(<Field initialCode="NAVRUZ10" />, discount);
    await screen.findByText(/NAVRUZ10 применён/);
    if (button) await first.user.click(screen.getByRole("button", { name: button }));
    else await first.user.clear(field());
    first.view.unmount();

    const second = await renderScreen(<Field initialCode="NAVRUZ10" />, discount);
    expect(field()).toHaveValue("");
    expect(second.client.requests).toEqual([]);
    second.view.unmount();

    forgetCoupon(createTestClient({}), "box-oila");
    await renderScreen(<Field initialCode="NAVRUZ10" />, discount);
    expect(await screen.findByText(/NAVRUZ10 применён/)).toBeVisible();
  });

  it("comes back after a reload with the code that replaced the one of the address", async () => {
    const first = await renderScreen(<Field initialCode="NAVRUZ10" />, discount);
    await screen.findByText(/NAVRUZ10 применён/);
    await first.user.clear(field());
    await first.user.type(field(), "OWN{Enter}");
    await screen.findByText(/OWN применён/);
    first.view.unmount();
    await renderScreen(<Field initialCode="NAVRUZ10" />, discount);
    expect(await screen.findByText(/OWN применён/)).toBeVisible();
  });

  it("forgets the discount when another code is typed", async () => {
    const { user } = await renderScreen(<Field initialCode="NAVRUZ10" />, discount);
    await screen.findByText(/применён/);
    await user.type(field(), "0");
    expect(screen.getByText("none")).toBeVisible();
  });
});
