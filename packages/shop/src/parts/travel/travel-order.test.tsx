import { shopSettings } from "@sughurta/contracts/shop";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { preloadTexts } from "@sughurta/i18n";
import { orderTexts } from "@sughurta/order";
import { travelTexts } from "@sughurta/travel-flow";
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { InsurerShop } from "#src/shop/insurer-shop.tsx";
import { anInsurerSite, getExample, INSURER } from "#src/testing/an-insurer-site.ts";
import { TravelOrder } from "./travel-order.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  return preloadTexts("ru", [travelTexts, orderTexts, formTexts, peopleTexts]);
});

it("offers the sums and age groups on sale before the first price", async () => {
  const settings = getExample(shopSettings);
  const onSale = { medicalSums: [30_000, 100_000], ageGroups: [{ fromAge: 0, toAge: 80 }] };
  const site = anInsurerSite({
    shopSettings: () => ({ ...settings, data: { ...Object(settings.data), ...onSale } }),
    calculateTravel: () => ({ status: 503, data: {} }),
  });
  render(
    <InsurerShop insurer={INSURER} partnerKey="pk_somon" rulesHref="/rules" privacyHref="/privacy">
      <TravelOrder />
    </InsurerShop>,
  );
  expect(await screen.findByRole("radio", { name: /100\s000/ })).toBeInTheDocument();
  expect(screen.queryByRole("radio", { name: /50\s000/ })).toBeNull();
  expect(screen.getAllByRole("button", { name: /^Добавить:/ })).toHaveLength(1);
  expect(site.called("calculateTravel")).toEqual([]);
});
