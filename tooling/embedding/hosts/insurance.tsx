import {
  InsurerShop,
  type InsurerShopProps,
  MotorQuickQuote,
  type MotorQuickQuoteProps,
  TravelQuickQuote,
  type TravelQuickQuoteProps,
} from "@sughurta/shop";
import "@sughurta/shop/all.css";

type InsuranceProps = Pick<InsurerShopProps, "fetch" | "language" | "leaveTo" | "start"> & {
  trip?: TravelQuickQuoteProps["initialTrip"];
  car?: MotorQuickQuoteProps["initialAnswers"];
};

export function Insurance({ language = "ru", trip, car, ...shop }: InsuranceProps) {
  return (
    <InsurerShop
      insurer="https://sughurta.example"
      partnerKey="pk_test_somon"
      rulesHref="https://sughurta.example/rules"
      privacyHref="https://sughurta.example/politics"
      language={language}
      {...shop}
    >
      <section id="travel">
        <TravelQuickQuote initialTrip={trip} />
      </section>
      <section id="car">
        <MotorQuickQuote initialAnswers={car} />
      </section>
    </InsurerShop>
  );
}
