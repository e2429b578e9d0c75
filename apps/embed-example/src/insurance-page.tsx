import { CascoOrder, InsurerShop, MotorQuickQuote, TravelQuickQuote } from "@sughurta/shop";
import "@sughurta/shop/all.css";
import { useState } from "react";

const INSURER = import.meta.env.VITE_INSURER ?? "http://127.0.0.1:3000";
const PARTNER_KEY = import.meta.env.VITE_PARTNER_KEY ?? "pk_embed_example_1";
const WANTS_CASCO = new URLSearchParams(window.location.search).get("order") === "casco";

/** Whole sales on one page of a partner; while one order is open, the other price is hidden. */
export function InsurancePage() {
  const [ordered, setOrdered] = useState<string>();
  return (
    <InsurerShop
      insurer={INSURER}
      partnerKey={PARTNER_KEY}
      rulesHref={`${INSURER}/rules`}
      privacyHref={`${INSURER}/politics`}
      language="tg"
      onEvent={({ type, policyType }) => type === "step" && setOrdered(policyType)}
      onPaid={() => setOrdered(undefined)}
    >
      {WANTS_CASCO && <CascoOrder product="ECI" />}
      {!WANTS_CASCO && ordered !== "car" && <TravelQuickQuote />}
      {!WANTS_CASCO && ordered !== "travel" && <MotorQuickQuote />}
    </InsurerShop>
  );
}
