import { markSanitised } from "@sughurta/ui-kit";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aCarProduct } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { MotorDetail, type MotorDetailProps } from "./motor-detail.tsx";

const open = (product: MotorDetailProps["product"]) =>
  renderScreen(
    <MotorDetail
      product={product}
      description={markSanitised("<p>Платит за ремонт.</p>")}
      termsHref="/terms/40"
    />,
  );

describe("MotorDetail", () => {
  it("shows cost, insured sum, months, terms and where a priced programme is ordered", async () => {
    await open(aCarProduct());
    expect(screen.getByText(/^500/)).toBeVisible();
    expect(screen.getByText(/10.000/)).toBeVisible();
    expect(screen.getByText("12 месяцев")).toBeVisible();
    expect(screen.getByRole("link", { name: "Условия полиса" })).toHaveAttribute(
      "href",
      "/terms/40",
    );
    for (const link of screen.getAllByRole("link", { name: "Купить онлайн" })) {
      expect(link).toHaveAttribute("href", "/auto/order/SCI_P1");
    }
  });

  it("offers to work out a price that depends on the car", async () => {
    await open(aCarProduct({ productCode: "ECI", price: 0 }));
    for (const link of screen.getAllByRole("link", { name: "Рассчитать цену" })) {
      expect(link).toHaveAttribute("href", "/auto/order/ECI");
    }
    expect(screen.getByText("выбираете вы")).toBeVisible();
  });

  it.each([{ isSale: false }, { price: 0 }])("leads to an office when %o", async (changes) => {
    await open(aCarProduct(changes));
    for (const link of screen.getAllByRole("link", { name: "Купить в офисе" })) {
      expect(link).toHaveAttribute("href", "/offices");
    }
  });
});
