import { InsurerShop } from "@sughurta/shop";
import { type OwnOrders, usePurchase, useTravelQuote } from "@sughurta/shop/headless";
import { useState } from "react";

/** A price and a sale within `InsurerShop`, drawn by the page itself. */
function OwnTrip({ order }: { order: OwnOrders["travel"] }) {
  const [country, setCountry] = useState("");
  const quote = useTravelQuote({ country: country ? [country] : [] });
  const { state, submit, pay } = usePurchase("travel");
  const price = quote.kind === "ready" ? quote.quote.sumPrem : undefined;
  return (
    <>
      <label>
        Country <input value={country} onChange={({ target }) => setCountry(target.value)} />
      </label>
      <output>{price ?? (quote.kind === "loading" ? "…" : "–")}</output>
      {price !== undefined && state.step === "editing" && (
        <button type="button" onClick={() => submit(order, price)}>
          Buy
        </button>
      )}
      {state.step === "choosing" &&
        state.order.operators?.map((operator) => (
          <button key={operator} type="button" onClick={() => pay(operator)}>
            Pay by {operator}
          </button>
        ))}
      {state.step === "refused" && <p role="alert">{state.failure.message}</p>}
    </>
  );
}

export const ownPage = (order: OwnOrders["travel"]) => (
  <InsurerShop
    insurer="https://sughurta.example"
    partnerKey="pk_test_somon"
    rulesHref="https://sughurta.example/rules"
    privacyHref="https://sughurta.example/politics"
  >
    <OwnTrip order={order} />
  </InsurerShop>
);
