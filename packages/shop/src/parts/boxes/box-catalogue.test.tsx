import { boxesTexts, boxOrderTexts } from "@sughurta/boxes";
import { boxes } from "@sughurta/contracts/box";
import { formTexts } from "@sughurta/forms";
import { preloadTexts } from "@sughurta/i18n";
import { orderTexts } from "@sughurta/order";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { InsurerShop } from "#src/shop/insurer-shop.tsx";
import { anInsurerSite, getExample, INSURER } from "#src/testing/an-insurer-site.ts";
import { BoxCatalogue, type BoxCatalogueProps } from "./box-catalogue.tsx";

function open(props: BoxCatalogueProps = {}) {
  const site = anInsurerSite();
  const view = render(
    <InsurerShop
      insurer={INSURER}
      partnerKey="pk_somon"
      rulesHref={`${INSURER}/rules`}
      privacyHref={`${INSURER}/politics`}
    >
      <BoxCatalogue {...props} />
    </InsurerShop>,
  );
  return { site, view, user: userEvent.setup({ delay: null }) };
}

const [example] = Object(getExample(boxes).data).data;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/");
  return preloadTexts("ru", [boxesTexts, boxOrderTexts, orderTexts, formTexts]);
});

describe("the boxes of an insurer on another site", () => {
  it("are shown with their pictures, ordered in place of the list, and shown again afterwards", async () => {
    const { view, user, site } = open({ category: "semya" });
    const buy = await screen.findByRole("button", { name: `Купить: ${example.title}` });
    expect(view.container.querySelector("img")).toHaveAttribute(
      "src",
      `${INSURER}${example.shortImg}`,
    );
    await user.click(buy);
    await screen.findByRole("heading", { level: 1, name: example.title });
    expect(site.called("box")).toEqual([]);
    for (const link of screen.getAllByRole("link")) {
      expect(link.getAttribute("href")).toMatch(/^(https:\/\/sughurta\.example\/|tel:|#)/);
    }
    await user.click(screen.getByRole("button", { name: "Все полисы" }));
    expect(await screen.findByRole("button", { name: /Купить/ })).toBeVisible();
    expect(site.called("boxes")).not.toEqual([]);
  });

  it("lead to the pages of the host where it has them", async () => {
    open({ links: { order: (slug) => `/buy/${slug}` } });
    expect(await screen.findByRole("link", { name: /Купить/ })).toHaveAttribute(
      "href",
      `/buy/${example.slug}`,
    );
  });
});
