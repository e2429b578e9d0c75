import { InsurerProvider } from "@sughurta/forms";
import { anInsurer } from "@sughurta/forms/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aBox } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { BoxOffers } from "./box-offers.tsx";

describe("BoxOffers", () => {
  it("lists boxes on sale, except hidden ones", async () => {
    const hidden = aBox({ id: "2", slug: "hidden", title: "Скрытая", seo: true });
    await renderScreen(<BoxOffers boxes={[aBox(), hidden]} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Предложения");
    expect(screen.getByRole("heading", { level: 2, name: "Щит семьи" })).toBeVisible();
    expect(screen.queryByText("Скрытая")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: /Купить/ })).toHaveAttribute(
      "href",
      "/boxes/order/schit-semi",
    );
  });

  it("links to the whole catalogue when there is none", async () => {
    await renderScreen(
      <InsurerProvider insurer={anInsurer({ supportPhone: "5500" })}>
        <BoxOffers boxes={[]} />
      </InsurerProvider>,
    );
    expect(screen.getByText(/5500/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Все готовые полисы" })).toHaveAttribute(
      "href",
      "/boxes",
    );
  });
});
