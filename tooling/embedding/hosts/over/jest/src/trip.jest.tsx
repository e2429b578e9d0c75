import { expect, test } from "@jest/globals";
import { mockInsurer } from "@sughurta/shop/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { Insurance } from "./insurance";

test("the page requests a price from the insurer", async () => {
  const insurer = mockInsurer("https://sughurta.example");
  render(<Insurance fetch={insurer.fetch} trip={{ country: ["TR"] }} />);
  await screen.findByRole("radio", { name: "Женский" }, { timeout: 20_000 });
  await waitFor(() => expect(insurer.called("calculateTravel")).toHaveLength(1), {
    timeout: 10_000,
  });
}, 40_000);
