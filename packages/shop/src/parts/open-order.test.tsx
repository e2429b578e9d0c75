import { boxesTexts, boxOrderTexts } from "@sughurta/boxes";
import { boxes } from "@sughurta/contracts/box";
import { TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { payment } from "@sughurta/contracts/payment";
import { formTexts } from "@sughurta/forms";
import { preloadTexts } from "@sughurta/i18n";
import { motorQuickQuoteTexts, motorTexts } from "@sughurta/motor-flow";
import { orderTexts } from "@sughurta/order";
import { quickQuoteTexts, travelTexts } from "@sughurta/travel-flow";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { InsurerShop } from "../shop/insurer-shop.tsx";
import { anInsurerSite, getExample, INSURER } from "../testing/an-insurer-site.ts";
import { BoxCatalogue } from "./boxes/box-catalogue.tsx";
import { MotorQuickQuote } from "./motor/motor-quick-quote.tsx";
import { useOrderOfShop } from "./open-order.ts";
import { TravelQuickQuote } from "./travel/travel-quick-quote.tsx";

const [box] = Object(getExample(boxes).data).data;
const refused = getExample(payment);

function open(part: ReactNode) {
  const view = render(
    <InsurerShop insurer={INSURER} partnerKey="pk_somon" rulesHref="/rules" privacyHref="/privacy">
      {part}
    </InsurerShop>,
  );
  return { view, user: userEvent.setup({ delay: null }) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  const travel = [quickQuoteTexts, travelTexts];
  const motor = [motorQuickQuoteTexts, motorTexts];
  return preloadTexts("ru", [
    ...travel,
    ...motor,
    boxesTexts,
    boxOrderTexts,
    orderTexts,
    formTexts,
  ]);
});

describe("an unfinished order on the page of a partner", () => {
  it("is shown again where a box was chosen, until the list is opened", async () => {
    anInsurerSite();
    const first = open(<BoxCatalogue />);
    await first.user.click(await screen.findByRole("button", { name: `Купить: ${box.title}` }));
    await screen.findByRole("heading", { level: 1, name: box.title });
    first.view.unmount();

    const again = open(<BoxCatalogue />);
    await screen.findByRole("heading", { level: 1, name: box.title });
    await again.user.click(screen.getByRole("button", { name: "Все полисы" }));
    again.view.unmount();

    open(<BoxCatalogue />);
    expect(await screen.findByRole("button", { name: /Купить/ })).toBeVisible();
  });

  it.each([
    ["travel", undefined, <TravelQuickQuote key="travel" />, "Страховка для поездки"],
    ["car", "MTPL", <MotorQuickQuote key="car" />, /ОСАГО|автогражданск/i],
    ["box", box.slug, <BoxCatalogue key="box" />, box.title],
  ])(
    "is restored after a refused payment, also in another tab: %s",
    async (policyType, productSlug, part, title) => {
      const data = { ...Object(refused.data), policyType, productSlug, status: "failed" };
      anInsurerSite({ payment: () => ({ ...refused, data }) });
      localStorage.setItem("sughurta.payments", '["77aa"]');
      window.history.replaceState(null, "", "/trip?payment=77aa");
      const { view, user } = open(part);
      await user.click(await screen.findByRole("button", { name: "Попробовать ещё раз" }));
      expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
      expect(window.location.search).toBe("");
      view.unmount();

      open(part);
      expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    },
  );

  it.each([
    ["travel", undefined, "Страховка для поездки"],
    ["car", "MTPL", /ОСАГО|автогражданск/i],
    ["box", box.slug, box.title],
  ])(
    "is shown after a refused payment where no part of the page shows it: %s",
    async (policyType, productSlug, title) => {
      const data = { ...Object(refused.data), policyType, productSlug, status: "failed" };
      anInsurerSite({ payment: () => ({ ...refused, data }) });
      localStorage.setItem("sughurta.payments", '["77aa"]');
      window.history.replaceState(null, "", "/thanks?payment=77aa");
      const { view, user } = open(<p>Спасибо</p>);
      await user.click(await screen.findByRole("button", { name: "Попробовать ещё раз" }));
      expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
      expect(screen.getByText("Спасибо")).toBeVisible();
      view.unmount();

      const reloaded = open(<p>Спасибо</p>);
      expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
      reloaded.view.unmount();

      window.history.replaceState(null, "", "/another");
      open(<p>Другая страница</p>);
      expect(await screen.findByText("Другая страница")).toBeVisible();
      expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
    },
  );

  it("is shown once where a part shows it", async () => {
    const data = { ...Object(refused.data), policyType: "travel", status: "failed" };
    anInsurerSite({ payment: () => ({ ...refused, data }) });
    localStorage.setItem("sughurta.payments", '["77aa"]');
    window.history.replaceState(null, "", "/trip?payment=77aa");
    const { user } = open(<TravelQuickQuote />);
    await user.click(await screen.findByRole("button", { name: "Попробовать ещё раз" }));
    const title = { level: 1, name: "Страховка для поездки" } as const;
    expect(await screen.findAllByRole("heading", title)).toHaveLength(1);
  });

  it("retains the partner's reference after a refused payment", async () => {
    const data = { ...Object(refused.data), policyType: "travel", status: "failed" };
    anInsurerSite({
      payment: () => ({ ...refused, data: { ...data, partnerReference: "TRIP-5" } }),
    });
    localStorage.setItem("sughurta.payments", '["77aa"]');
    window.history.replaceState(null, "", "/trip?payment=77aa");
    const Reference = ({ kind }: { readonly kind: string }) => (
      <p>{`${kind} ${useOrderOfShop(kind).partnerReference}`}</p>
    );
    const { user } = open(
      <>
        <Reference kind={TRAVEL_DRAFT} />
        <Reference kind="box" />
      </>,
    );
    await user.click(await screen.findByRole("button", { name: "Попробовать ещё раз" }));
    expect(await screen.findByText(`${TRAVEL_DRAFT} TRIP-5`)).toBeVisible();
    expect(screen.getByText("box undefined")).toBeVisible();
  });

  it("is replaced by the first view once it is paid", async () => {
    const data = { ...Object(refused.data), policyType: "travel", status: "paid" };
    anInsurerSite({ payment: () => ({ ...refused, data }) });
    sessionStorage.setItem("sughurta.order.travel-order", "travel-order");
    localStorage.setItem("sughurta.payments", '["77aa"]');
    window.history.replaceState(null, "", "/trip?payment=77aa");
    const { user } = open(<TravelQuickQuote />);
    await screen.findByRole("heading", { name: "Полис оплачен" });
    await user.click(screen.getByRole("button", { name: "Закрыть" }));
    expect(await screen.findByRole("combobox", { name: /Куда вы едете/ })).toBeVisible();
  });
});
