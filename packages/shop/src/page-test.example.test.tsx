import { InsurerShop, TravelQuickQuote } from "@sughurta/shop";
import { exampleResponse, mockInsurer } from "@sughurta/shop/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

test("a page shows the price of the trip that it knows", async () => {
  const { data } = exampleResponse("calculateTravel");
  const insurer = mockInsurer("https://sughurta.example", {
    calculateTravel: () => ({ status: 200, data: { ...Object(data), sumPrem: 99.5 } }),
  });
  render(
    <InsurerShop
      insurer="https://sughurta.example"
      partnerKey="pk_test_somon"
      rulesHref="/rules"
      privacyHref="/privacy"
      fetch={insurer.fetch}
    >
      <TravelQuickQuote initialTrip={{ country: ["TR"] }} />
    </InsurerShop>,
  );
  expect(await screen.findByText(/99,50/, {}, { timeout: 10_000 })).toBeDefined();
  expect(insurer.called("calculateTravel")).toHaveLength(1);
});
