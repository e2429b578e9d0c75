import { markSanitized } from "@sughurta/ui-kit";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aCarProduct } from "../testing/builders.ts";
import { LINKS } from "../testing/links.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { MotorDetail, type MotorDetailProps } from "./motor-detail.tsx";

const open = (product: MotorDetailProps["product"], links = LINKS) =>
  renderScreen(
    <MotorDetail
      product={product}
      description={markSanitized("<p>Платит за ремонт.</p>")}
      termsHref="/terms/40"
      links={links}
    />,
  );

describe("MotorDetail", () => {
  it("shows cost, insured sum, months, terms and the link to the order of a priced programme", async () => {
    await open(aCarProduct());
    expect(screen.getByText(/^500/)).toBeVisible();
    expect(screen.getByText(/10.000/)).toBeVisible();
    expect(screen.getByText("12 месяцев")).toBeVisible();
    expect(screen.getByRole("link", { name: "Условия полиса" })).toHaveAttribute(
      "href",
      "/terms/40",
    );
    for (const link of screen.getAllByRole("link", { name: "Купить онлайн" })) {
      expect(link).toHaveAttribute("href", "/cars/SCI_P1/buy");
    }
  });

  it("offers to calculate a price that depends on the car", async () => {
    await open(aCarProduct({ productCode: "ECI", price: 0 }));
    for (const link of screen.getAllByRole("link", { name: "Посчитать цену" })) {
      expect(link).toHaveAttribute("href", "/cars/ECI/buy");
    }
    expect(screen.getByText("выбираете вы")).toBeVisible();
  });

  it("links to no page that the host lacks", async () => {
    await open(aCarProduct(), { ...LINKS, catalogue: undefined, programmes: undefined });
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /Сравнить/ })).not.toBeInTheDocument();
  });

  it.each([{ isSale: false }, { price: 0 }])("links to an office when %o", async (changes) => {
    await open(aCarProduct(changes));
    for (const link of screen.getAllByRole("link", { name: "Купить в офисе" })) {
      expect(link).toHaveAttribute("href", "/offices");
    }
  });
});
