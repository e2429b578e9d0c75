import { formTexts } from "@sughurta/forms";
import { screenRenderer } from "@sughurta/screen-testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { quickQuoteTexts } from "../quick-quote/quick-quote-texts.ts";
import { aTravelBox, TODAY } from "../testing/builders.ts";
import { TravelLanding, type TravelLandingProps } from "./travel-landing.tsx";

const renderLanding = screenRenderer([quickQuoteTexts, formTexts]);

const banner = { title: "Страховка в поездку", description: "Цена сразу", mainImg: "/files/a.svg" };

async function open(changes: Partial<TravelLandingProps> = {}) {
  const onCheckPolicy = vi.fn();
  const { user } = await renderLanding(
    <TravelLanding
      banner={banner}
      products={[aTravelBox(), aTravelBox({ id: "2", title: "Скрытый полис", seo: true })]}
      renderProduct={({ title }) => <h3>{title}</h3>}
      productsHref="/boxes/dlya-puteshestvennikov"
      today={TODAY}
      onCheckPolicy={onCheckPolicy}
      onOrder={vi.fn()}
      {...changes}
    />,
  );
  return { onCheckPolicy, user };
}

describe("the travel landing", () => {
  it("shows the banner of the content service as the heading of the page", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1, name: "Страховка в поездку" })).toBeVisible();
    expect(screen.getByText("Цена сразу")).toBeVisible();
  });

  it("links to the price, the policy check and the boxed products", async () => {
    const { onCheckPolicy, user } = await open();
    const tiles = within(screen.getByRole("list", { name: "Что можно сделать" }));
    const [price, boxes] = tiles.getAllByRole("link");
    expect(price).toHaveAttribute("href", "#quote");
    expect(document.getElementById("quote")).toContainElement(
      await screen.findByRole("combobox", { name: /Куда вы едете/ }),
    );
    expect(boxes).toHaveAttribute("href", "/boxes/dlya-puteshestvennikov");
    await user.click(tiles.getByRole("button", { name: /Проверить полис/ }));
    expect(onCheckPolicy).toHaveBeenCalledTimes(1);
  });

  it("omits products for search engines only", async () => {
    await open();
    const products = screen.getByRole("region", { name: /карусель/ });
    expect(within(products).getAllByRole("listitem")).toHaveLength(1);
    expect(screen.queryByText("Скрытый полис")).not.toBeInTheDocument();
  });

  it("sells without the content service", async () => {
    await open({ banner: undefined, products: [] });
    expect(
      screen.getByRole("heading", { level: 1, name: "Страховка для поездки за границу" }),
    ).toBeVisible();
    expect(await screen.findByRole("button", { name: "Продолжить" })).toBeVisible();
    expect(screen.queryByRole("region", { name: /карусель/ })).not.toBeInTheDocument();
  });
});
