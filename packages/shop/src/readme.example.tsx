import { InsurerShop, TravelQuickQuote } from "@sughurta/shop";
import "@sughurta/shop/all.css";

export const travelPage = (
  <InsurerShop
    insurer="https://sughurta.example"
    partnerKey="pk_test_somon"
    rulesHref="https://sughurta.example/rules"
    privacyHref="https://sughurta.example/politics"
    onPaid={({ product, amount }) => console.log("sold", product, amount)}
  >
    <TravelQuickQuote />
  </InsurerShop>
);
