import {
  InsurerShop,
  type InsurerShopProps,
  MotorQuickQuote,
  TravelQuickQuote,
} from "@sughurta/shop";
import "@sughurta/shop/all.css";

export function Insurance({
  language = "ru",
  start,
}: Pick<InsurerShopProps, "language" | "start">) {
  return (
    <InsurerShop
      insurer="https://sughurta.example"
      partnerKey="pk_test_somon"
      rulesHref="https://sughurta.example/rules"
      privacyHref="https://sughurta.example/politics"
      language={language}
      start={start}
    >
      <section id="travel">
        <TravelQuickQuote />
      </section>
      <section id="car">
        <MotorQuickQuote />
      </section>
    </InsurerShop>
  );
}
