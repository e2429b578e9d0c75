import {
  InsurerShop,
  type InsurerShopProps,
  MotorQuickQuote,
  TravelQuickQuote,
} from "@sughurta/shop";
import "@sughurta/shop/all.css";
import { useEffect, useRef } from "react";
import "./host.css";

export function Insurance({ language = "ru" }: Pick<InsurerShopProps, "language">) {
  const modal = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!modal.current?.open) modal.current?.showModal();
  }, []);
  return (
    <dialog ref={modal}>
      <InsurerShop
        insurer="https://sughurta.example"
        partnerKey="pk_test_somon"
        rulesHref="https://sughurta.example/rules"
        privacyHref="https://sughurta.example/politics"
        language={language}
        headingLevel={2}
      >
        <section id="travel">
          <TravelQuickQuote />
        </section>
        <section id="car">
          <MotorQuickQuote />
        </section>
      </InsurerShop>
    </dialog>
  );
}
