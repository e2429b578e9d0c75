import * as Dialog from "@radix-ui/react-dialog";
import {
  InsurerShop,
  type InsurerShopProps,
  MotorQuickQuote,
  TravelQuickQuote,
} from "@sughurta/shop";
import "@sughurta/shop/all.css";
import "./host.css";

export function Insurance({ language = "ru" }: Pick<InsurerShopProps, "language">) {
  return (
    <Dialog.Root defaultOpen>
      <Dialog.Overlay className="overlay" />
      <Dialog.Content className="modal" aria-describedby={undefined}>
        <Dialog.Title>Insurance</Dialog.Title>
        <InsurerShop
          insurer="https://sughurta.example"
          partnerKey="pk_test_somon"
          rulesHref="https://sughurta.example/rules"
          privacyHref="https://sughurta.example/politics"
          language={language}
          headingLevel={3}
        >
          <section id="travel">
            <TravelQuickQuote />
          </section>
          <section id="car">
            <MotorQuickQuote />
          </section>
        </InsurerShop>
        <Dialog.Close>Close</Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  );
}
