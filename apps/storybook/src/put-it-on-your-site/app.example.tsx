import { InsurerShop, TravelQuickQuote } from "@sughurta/shop";
import "@sughurta/shop/all.css";

export default function App() {
  return (
    <InsurerShop
      insurer="http://127.0.0.1:3000"
      partnerKey="pk_embed_example_1"
      rulesHref="http://127.0.0.1:3000/rules"
      privacyHref="http://127.0.0.1:3000/politics"
    >
      <TravelQuickQuote />
    </InsurerShop>
  );
}
