import type { TestResponses } from "@sughurta/api-client/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aBox, aBoxCategory } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { BoxCatalogue, type BoxCatalogueProps } from "./box-catalogue.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const boxes = [
  aBox(),
  aBox({ id: "2", slug: "office", title: "Офисная", isSale: false }),
  aBox({ id: "3", slug: "hidden", title: "Скрытая", seo: true }),
  aBox({ id: "4", slug: "siti", title: "Сити", productCode: "SCI" }),
];

async function open(props: Partial<BoxCatalogueProps> = {}, responses: TestResponses = {}) {
  const leaveTo = vi.fn();
  const rendered = await renderScreen(
    <BoxCatalogue
      boxes={boxes}
      categories={[aBoxCategory()]}
      activationOrigins={["https://activate.example"]}
      leaveTo={leaveTo}
      {...props}
    />,
    responses,
  );
  return { ...rendered, leaveTo };
}

const card = (title: string) =>
  within(screen.getByRole("heading", { name: title }).closest("article") as HTMLElement);

describe("BoxCatalogue", () => {
  it("offers Buy only where a product is on sale, and More always (S0 §2)", async () => {
    await open();
    expect(card("Щит семьи").getByRole("link", { name: /Купить/ })).toHaveAttribute(
      "href",
      "/boxes/order/schit-semi",
    );
    expect(card("Офисная").queryByRole("link", { name: /Купить/ })).not.toBeInTheDocument();
    expect(card("Офисная").getByRole("link", { name: /Подробнее/ })).toHaveAttribute(
      "href",
      "/boxes/office",
    );
  });

  it("offers no purchase of a box without a price", async () => {
    await open({ boxes: [aBox({ price: 0 })] });
    expect(screen.queryByRole("link", { name: /Купить:/ })).not.toBeInTheDocument();
    expect(screen.getByText("Только в офисе")).toBeVisible();
  });

  it("links car insurance to its own order and page (SPEC-45, SPEC-94)", async () => {
    const car = { categories: ["sci"], insures: "car" as const };
    await open({
      boxes: [
        aBox({ ...car, slug: "standart", title: "Авто «Стандарт»", productCode: "SCI_P1" }),
        aBox({ ...car, id: "2", slug: "kasko", title: "Каско", productCode: "ECI", price: 0 }),
      ],
    });
    const link = (title: string, name: RegExp) => card(title).getByRole("link", { name });
    expect(link("Авто «Стандарт»", /Купить/)).toHaveAttribute("href", "/auto/order/SCI_P1");
    expect(link("Авто «Стандарт»", /Подробнее/)).toHaveAttribute("href", "/auto/standart");
    expect(link("Каско", /Купить/)).toHaveAttribute("href", "/auto/order/ECI");
    expect(card("Каско").getByText("Цена под вашу машину")).toBeVisible();
    expect(screen.queryByText("Только в офисе")).not.toBeInTheDocument();
  });

  it("hides products that are for search engines only", async () => {
    await open();
    expect(screen.queryByText("Скрытая")).not.toBeInTheDocument();
  });

  it("links codes of the separate site there when it is set, by an exact match", async () => {
    const { view } = await open();
    expect(card("Сити").getByRole("link", { name: /Купить/ })).toHaveAttribute(
      "href",
      "/boxes/order/siti",
    );
    view.unmount();
    await open({ saleSiteUrl: "https://sale.example/" });
    expect(card("Сити").getByRole("link", { name: /Купить/ })).toHaveAttribute(
      "href",
      "https://sale.example/sale/siti/?lang=ru",
    );
  });

  it("has a tab for all and one for each category", async () => {
    await open({ currentCategory: "semya" });
    const tabs = within(screen.getByRole("navigation", { name: "Разделы каталога" }));
    expect(tabs.getByRole("link", { name: "Все" })).toHaveAttribute("href", "/boxes");
    expect(tabs.getByRole("link", { name: "Семья" })).toHaveAttribute("aria-current", "page");
  });

  it("has two quick buttons that scroll to the cards and to the activation form (S0 §2)", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = function (this: Element, options) {
      scroll(this.id, options);
    };
    const { user } = await open();
    await user.click(screen.getByRole("link", { name: "Купить полис" }));
    expect(scroll).toHaveBeenLastCalledWith("buy", { behavior: "smooth", block: "start" });
    const activate = screen.getByRole("link", { name: "Активировать полис" });
    expect(activate).toHaveAttribute("href", "#activation");
    await user.click(activate);
    expect(scroll).toHaveBeenLastCalledWith("activation", { behavior: "smooth", block: "start" });
    expect(screen.getByRole("region", { name: /Активировать купленный/ })).toHaveFocus();
  });

  it("shows the activation form below the cards and the banner, without a press (S0 §2)", async () => {
    await open({ banner: <p>Баннер</p> });
    const [cards, banner, form] = [
      screen.getByRole("heading", { name: "Щит семьи" }),
      screen.getByText("Баннер"),
      screen.getByLabelText("Номер полиса"),
    ];
    expect(form).toBeVisible();
    const isBefore = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    expect([isBefore(cards, banner), isBefore(banner, form)]).toEqual([true, true]);
  });

  it("scrolls to the activation form after 1.5 s with the state toActivate (S0 §2, §9)", async () => {
    vi.useFakeTimers();
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    await open({ toActivate: true });
    await act(() => vi.advanceTimersByTimeAsync(1_499));
    expect(scroll).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("region", { name: /Активировать купленный/ })).toHaveFocus();
  });

  it("does not scroll after the first input of the visitor", async () => {
    vi.useFakeTimers();
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    await open({ toActivate: true });
    fireEvent.wheel(document.body);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(scroll).not.toHaveBeenCalled();
  });
});

describe("activation", () => {
  const activate = async (responses: TestResponses, props: Partial<BoxCatalogueProps> = {}) => {
    const opened = await open(props, responses);
    await opened.user.type(await screen.findByLabelText("Номер полиса"), "ZAA1 0000 000 013");
    await opened.user.type(screen.getByLabelText("Код полиса"), "K7Q4 M2");
    await opened.user.click(screen.getByRole("button", { name: "Активировать" }));
    return opened;
  };
  const to = (url: string): TestResponses => ({
    activateBox: () => ({ status: 200, data: { url } }),
  });

  it("redirects to the server's address", async () => {
    const { leaveTo, client } = await activate(to("https://activate.example/a?ticket=1"));
    await waitFor(() =>
      expect(leaveTo).toHaveBeenCalledWith("https://activate.example/a?ticket=1"),
    );
    expect(client.requests[0]?.body).toEqual({
      policyNumber: "ZAA1 0000 000 013",
      policyCode: "K7Q4 M2",
    });
  });

  it("adds number and code for older sites when set so", async () => {
    const { leaveTo } = await activate(to("https://activate.example/"), { sendCredentials: true });
    await waitFor(() =>
      expect(leaveTo).toHaveBeenCalledWith(
        "https://activate.example/?policy_number=0000000013&password=K7Q4M2",
      ),
    );
  });

  it.each(["https://evil.example/", "javascript:alert(1)"])(
    "never redirects to %s",
    async (url) => {
      const { leaveTo } = await activate(to(url));
      expect(await screen.findByRole("alert")).toHaveTextContent("не из нашего списка");
      expect(leaveTo).not.toHaveBeenCalled();
    },
  );

  it("shows the server's message as it is", async () => {
    await activate({
      activateBox: () => ({ status: 422, data: { message: "Код не подходит", code: "x" } }),
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Код не подходит");
  });

  it("requires both fields", async () => {
    const { user, client } = await open();
    await user.click(screen.getByRole("button", { name: "Активировать" }));
    expect(screen.getByLabelText("Номер полиса")).toBeInvalid();
    expect(screen.getByLabelText("Код полиса")).toBeInvalid();
    expect(client.requests).toHaveLength(0);
  });
});
