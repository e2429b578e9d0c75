import {
  InsurerShop,
  type InsurerShopProps,
  MotorQuickQuote,
  TravelQuickQuote,
} from "@sughurta/shop";
import "@sughurta/shop/all.css";

export function Insurance({ language = "ru" }: Pick<InsurerShopProps, "language">) {
  return (
    <InsurerShop
      insurer="https://sughurta.example"
      partnerKey="pk_test_somon"
      rulesHref="https://sughurta.example/rules"
      privacyHref="https://sughurta.example/politics"
      language={language}
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
