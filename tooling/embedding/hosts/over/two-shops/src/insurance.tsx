import {
  InsurerShop,
  type InsurerShopProps,
  MotorQuickQuote,
  TravelQuickQuote,
} from "@sughurta/shop";
import "@sughurta/shop/all.css";

export function Insurance({ language = "ru" }: Pick<InsurerShopProps, "language">) {
  const shop = {
    insurer: "https://sughurta.example",
    partnerKey: "pk_test_somon",
    rulesHref: "https://sughurta.example/rules",
    privacyHref: "https://sughurta.example/politics",
    language,
  };
  return (
    <>
      <section id="travel">
        <InsurerShop {...shop}>
          <TravelQuickQuote />
        </InsurerShop>
      </section>
      <section id="car">
        <InsurerShop {...shop}>
          <MotorQuickQuote />
        </InsurerShop>
      </section>
    </>
  );
}
