import { expect, test } from "@jest/globals";
import { InsurerShop, TravelQuickQuote } from "@sughurta/shop";
import { mockInsurer } from "@sughurta/shop/testing";
import { render, screen, waitFor } from "@testing-library/react";

test("the page requests a price from the insurer", async () => {
  const insurer = mockInsurer("https://insurer.example");
  render(
    <InsurerShop
      insurer="https://insurer.example"
      partnerKey="pk_test_somon"
      rulesHref="/rules"
      privacyHref="/privacy"
      fetch={insurer.fetch}
    >
      <TravelQuickQuote initialTrip={{ country: ["TR"] }} />
    </InsurerShop>,
  );
  await screen.findByRole("radio", { name: "Женский" }, { timeout: 20_000 });
  await waitFor(() => expect(insurer.called("calculateTravel")).toHaveLength(1), {
    timeout: 10_000,
  });
}, 40_000);
