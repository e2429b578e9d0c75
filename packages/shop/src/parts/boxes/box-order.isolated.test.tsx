import { boxOrderTexts, insuredTexts } from "@sughurta/boxes";
import { box } from "@sughurta/contracts/box";
import type { Language } from "@sughurta/domain";
import { formTexts } from "@sughurta/forms";
import { preloadTexts, translator } from "@sughurta/i18n";
import { orderTexts } from "@sughurta/order";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { InsurerShop } from "#src/shop/insurer-shop.tsx";
import {
  anInsurerSite,
  getExample,
  INSURER,
  type SiteResponses,
} from "#src/testing/an-insurer-site.ts";
import { BoxOrder } from "./box-order.tsx";

const response = getExample(box);
const [example] = Object(response.data);

function open(changes?: SiteResponses, language: Language = "ru") {
  const site = anInsurerSite(changes);
  const onEvent = vi.fn();
  const shop = (language: Language) => (
    <InsurerShop
      insurer={INSURER}
      partnerKey="pk_somon"
      language={language}
      rulesHref={`${INSURER}/rules`}
      privacyHref={`${INSURER}/politics`}
      onEvent={onEvent}
    >
      <BoxOrder slug={example.slug} />
    </InsurerShop>
  );
  const { rerender } = render(shop(language));
  return {
    site,
    onEvent,
    user: userEvent.setup({ delay: null }),
    speak: (language: Language) => act(async () => rerender(shop(language))),
  };
}

const title = () => screen.findByRole("heading", { level: 1 });

beforeEach(() => {
  localStorage.clear();
  return preloadTexts("ru", [boxOrderTexts, insuredTexts, orderTexts, formTexts]);
});

describe("the order of a box on another site", () => {
  it("shows the box of the insurer by one call, for which no session begins", async () => {
    const { site, onEvent } = open();
    expect(await title()).toHaveTextContent(example.title);
    const product = { product: example.productCode, policyType: "box" };
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith(expect.objectContaining(product)));
    expect(site.called("box")).toHaveLength(1);
    expect(site.called("startGuestSession")).toEqual([]);
  });

  it("has its texts fetched while the box is requested", async () => {
    open({ box: () => ({ status: 200, data: [] }) }, "tg");
    await waitFor(() => expect(translator("tg", insuredTexts)("people.term")).not.toBe(""));
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });

  it("continues in another language with its values", async () => {
    let name = example.title;
    const { user, speak } = open({
      box: () => ({ status: 200, data: [{ ...example, title: name }] }),
    });
    await title();
    const phone = screen.getByRole("textbox", { name: /Телефон/ });
    await user.type(phone, "921234567");
    const typed = phone.getAttribute("value");
    name = "Box in English";
    await speak("en");
    expect(await screen.findByRole("heading", { level: 1, name: /Box in English/ })).toBeVisible();
    expect(phone).toBeInTheDocument();
    expect(phone).toHaveAttribute("value", typed);
  });

  it("shows a message where the insurer has no such box", async () => {
    open({ box: () => ({ status: 404, data: { message: "Нет такого", code: "notFound" } }) });
    expect(await screen.findByText("Этой страховки больше нет в продаже.")).toBeVisible();
  });

  it.each([{ isSale: "0" }, { price: 0 }])(
    "is none where the box is sold at an office only",
    async (change) => {
      open({ box: () => ({ status: 200, data: [{ ...example, ...change }] }) });
      expect(await screen.findByText(/Эту страховку оформляют в офисе.*5511/)).toBeVisible();
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(example.title);
      expect(screen.getByRole("link", { name: /Позвонить 5511/ })).toBeVisible();
      const offices = screen.getByRole("link", { name: /Адреса офисов/ });
      expect(offices).toHaveAttribute("href", `${INSURER}/offices`);
      expect(screen.queryByRole("button")).not.toBeInTheDocument();
    },
  );

  it("is that of car insurance where the product is ready-made casco (SPEC-94)", async () => {
    const { site } = open({
      box: () => ({ status: 200, data: [{ ...example, productCode: "SCI_P1" }] }),
    });
    expect(await screen.findByLabelText("Марка")).toBeVisible();
    expect(site.called("calculateBox")).toEqual([]);
  });

  it("can be requested again where the insurer's response is invalid", async () => {
    let isSound = false;
    const { title: _, ...incomplete } = example;
    const { user } = open({
      box: () => (isSound ? response : { status: 200, data: [incomplete] }),
    });
    const again = await screen.findByRole("button", { name: "Попробовать ещё раз" });
    expect(screen.getByRole("alert")).toHaveTextContent("Попробуйте позже");
    isSound = true;
    await user.click(again);
    expect(await title()).toBeVisible();
  });
});
