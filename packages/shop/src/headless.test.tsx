import { saveTravel } from "@sughurta/contracts/travel";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { type OwnOrders, useMotorQuote, usePurchase, useTravelQuote } from "./headless.ts";
import { InsurerShop } from "./shop/insurer-shop.tsx";
import { INSURER } from "./testing/an-insurer-site.ts";
import { exampleResponse, type MockedResponses, mockInsurer } from "./testing/insurer-mock.ts";

const { sumPrem: _, ...order } = Object(saveTravel.examples.body);

function Trip({ country = "TR" }: { country?: string }) {
  const quote = useTravelQuote({ country: [country] });
  const { state, submit, pay } = usePurchase("travel");
  return (
    <>
      <output>{quote.kind === "ready" ? quote.quote.sumPrem : quote.kind}</output>
      <button
        type="button"
        onClick={() =>
          quote.kind === "ready" && submit(order as OwnOrders["travel"], quote.quote.sumPrem)
        }
      >
        buy
      </button>
      {state.step === "choosing" && (
        <button type="button" onClick={() => pay("dc")}>
          pay {state.order.price}
        </button>
      )}
      {state.step === "refused" && <p role="alert">{state.failure.message}</p>}
    </>
  );
}

function Car({ carMark }: { carMark: string }) {
  const quote = useMotorQuote({ carMark, carIssueYear: "2015" });
  return <output>{quote.kind === "ready" ? quote.quote.sumPrem : quote.kind}</output>;
}

function open(part: React.ReactNode, responses: MockedResponses = {}) {
  const site = mockInsurer(INSURER, responses);
  const events: string[] = [];
  const left: string[] = [];
  render(
    <InsurerShop
      insurer={INSURER}
      partnerKey="pk_somon"
      partnerReference="TRIP-5"
      rulesHref="/rules"
      privacyHref="/privacy"
      fetch={site.fetch}
      leaveTo={(address) => left.push(address)}
      onEvent={({ type, product }) => events.push(`${type} ${product}`)}
    >
      {part}
    </InsurerShop>,
  );
  return { site, events, left, user: userEvent.setup({ delay: null }) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a host's own screens", () => {
  it("have the price of a trip, and sell it with the page's reference", async () => {
    const { site, events, left, user } = open(<Trip />);
    expect(await screen.findByText("136.29")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "buy" }));
    await user.click(await screen.findByRole("button", { name: /^pay/ }));
    await waitFor(() => expect(left).toEqual(["https://bank.example/pay/9f"]));
    expect(site.called("saveTravel")[0]?.body).toMatchObject({
      sumPrem: 136.29,
      partnerReference: "TRIP-5",
    });
    await waitFor(() =>
      expect(events).toEqual(["quoteReady TRAVEL", "orderSaved TRAVEL", "paymentStarted TRAVEL"]),
    );
    expect(localStorage.getItem("sughurta.payments")).toContain("77aa");
  });

  it("receive the insurer's refusal", async () => {
    const refusal = { status: 422, data: { message: "Так нельзя", code: "invalid", errors: {} } };
    const { user } = open(<Trip />, { saveTravel: () => refusal });
    await screen.findByText("136.29");
    await user.click(screen.getByRole("button", { name: "buy" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Так нельзя");
  });

  it("show a payment already made by the shop's own result", async () => {
    const { user } = open(<Trip />, {
      createPayment: () => ({
        status: 409,
        data: { message: "Уже оплачено", code: "alreadyPaid", errors: {} },
      }),
    });
    await screen.findByText("136.29");
    await user.click(screen.getByRole("button", { name: "buy" }));
    await user.click(await screen.findByRole("button", { name: /^pay/ }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "buy" })).toBeNull());
  });

  it("have the price of a car once its make is known", async () => {
    const { site } = open(<Car carMark="" />);
    expect(await screen.findByText("idle")).toBeVisible();
    expect(site.called("calculateLiability")).toEqual([]);
    open(<Car carMark="Toyota" />, {
      calculateLiability: () => ({ ...exampleResponse("calculateLiability"), status: 200 }),
    });
    expect(await screen.findByText("180")).toBeVisible();
  });
});
