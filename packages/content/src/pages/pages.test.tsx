import { markSanitized } from "@sughurta/ui-kit";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BlogArticle } from "../blog/blog-article.tsx";
import { BlogList } from "../blog/blog-list.tsx";
import { BusinessCatalogue } from "../business/business-catalogue.tsx";
import { BusinessProduct } from "../business/business-product.tsx";
import { OfficesPage } from "../offices/offices-page.tsx";
import { PartnerPage } from "../partners/partner-page.tsx";
import { PartnersPage } from "../partners/partners-page.tsx";
import {
  aBlogPost,
  aDocument,
  aLeader,
  anOffice,
  aPartner,
  aPartnerCard,
  aPartnerCategory,
  aProduct,
} from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { DocumentsPage } from "./documents-page.tsx";
import { LeadersPage } from "./leaders-page.tsx";
import { TextPage } from "./page.tsx";

// A link to an anchor on the page adds it to the address.
afterEach(() => window.history.replaceState({}, "", window.location.pathname));

const html = (text: string) => markSanitized(`<p>${text}</p>`);

describe("TextPage", () => {
  it("shows title and text", async () => {
    await renderScreen(<TextPage title="Правила" html={html("Как мы продаём полисы.")} />);
    expect(screen.getByRole("heading", { level: 1, name: "Правила" })).toBeVisible();
    expect(screen.getByText("Как мы продаём полисы.")).toBeVisible();
  });
});

describe("DocumentsPage", () => {
  it("opens each document in a new tab and shows its kind", async () => {
    const picture = aDocument({ id: "2", filetype: "png", title: "Схема" });
    await renderScreen(<DocumentsPage documents={[aDocument(), picture]} />);
    const link = screen.getByRole("link", { name: /Лицензия/ });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("href", "/files/license.pdf");
    expect(screen.getByRole("img", { name: "Документ PDF" })).toBeVisible();
    expect(screen.getByRole("img", { name: "Изображение" })).toBeVisible();
  });
});

describe("LeadersPage", () => {
  it("shows name and position in the current language", async () => {
    await renderScreen(<LeadersPage leaders={[aLeader()]} />);
    expect(screen.getByText("Имя руководителя")).toBeVisible();
    expect(screen.getByText("Генеральный директор")).toBeVisible();
    expect(screen.queryByText("Chief executive")).not.toBeInTheDocument();
  });
});

describe("BlogList", () => {
  it("lists active articles, pages and the subscription", async () => {
    const hidden = aBlogPost({ id: "2", title: "Старая", active: false });
    await renderScreen(<BlogList posts={[aBlogPost(), hidden]} page={1} lastPage={2} />);
    expect(screen.getByRole("link", { name: "Что делать после ДТП" })).toHaveAttribute(
      "href",
      "/blog/chto-delat-posle-dtp",
    );
    expect(screen.queryByText("Старая")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Страница 2" })).toHaveAttribute(
      "href",
      "/blog?page=2",
    );
    expect(await screen.findByRole("button", { name: "Подписаться" })).toBeVisible();
  });
});

describe("PostCard", () => {
  it("has another variant of the pattern than its neighbour of the same category", async () => {
    const slugs = ["deti-i-sport", "dom-i-zemletryasenie"];
    const posts = slugs.map((slug) => aBlogPost({ id: slug, slug, mainImg: "" }));
    await renderScreen(<BlogList posts={posts} page={1} lastPage={1} />);
    const variants = [...document.querySelectorAll(".sg-pattern")].map((one) => one.className);
    expect(new Set(variants).size).toBe(2);
  });
});

describe("BlogArticle", () => {
  const others = [2, 3, 4].map((id) => aBlogPost({ id: String(id), title: `Другая ${id}` }));

  it("shows its blocks, tags and two similar articles", async () => {
    await renderScreen(
      <BlogArticle
        post={aBlogPost()}
        blocks={[html("Первый"), html("Второй")]}
        similar={[aBlogPost(), ...others]}
      />,
    );
    expect(screen.getByText("Второй")).toBeVisible();
    const tags = within(screen.getByRole("list", { name: "Темы" })).getAllByRole("listitem");
    expect(tags.map((tag) => tag.textContent)).toEqual(["авто", "ДТП"]);
    expect(screen.getAllByRole("link", { name: /Другая/ })).toHaveLength(2);
    expect(screen.getByRole("link", { name: "К списку статей" })).toHaveAttribute("href", "/blog");
  });

  it("offers a callback when it is inactive", async () => {
    const { user } = await renderScreen(
      <BlogArticle post={aBlogPost({ active: false })} blocks={[]} similar={[]} />,
    );
    expect(screen.queryByRole("link", { name: "К списку статей" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Заказать звонок" }));
    expect(await screen.findByRole("dialog", { name: "Перезвоним вам" })).toBeVisible();
  });
});

describe("PartnersPage", () => {
  it("filters by category and hides what is for search engines only", async () => {
    const garage = aPartnerCard({ id: "2", name: "Автосервис" });
    const secret = aPartnerCard({ id: "3", name: "Тайный" });
    const { user } = await renderScreen(
      <PartnersPage
        categories={[
          aPartnerCategory(),
          aPartnerCategory({ key: "auto", title: "Авто", partners: [garage] }),
          aPartnerCategory({ key: "x", title: "Скрытая", seo: true, partners: [secret] }),
        ]}
      />,
    );
    expect(screen.getAllByRole("link")).toHaveLength(2);
    expect(screen.queryByText("Тайный")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Авто" }));
    expect(screen.getByRole("button", { name: "Авто" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Автосервис"]);
  });
});

describe("the category of partners", () => {
  const onCategory = vi.fn();
  const open = (category: string) =>
    renderScreen(
      <PartnersPage
        categories={[aPartnerCategory({ key: "auto", title: "Авто" })]}
        category={category}
        onCategory={onCategory}
      />,
    );

  it("is chosen by the host page, which is notified of a change", async () => {
    const { user } = await open("auto");
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Авто");
    await user.click(screen.getByRole("button", { name: "Все" }));
    expect(onCategory).toHaveBeenLastCalledWith(undefined);
    await user.click(screen.getByRole("button", { name: "Авто" }));
    expect(onCategory).toHaveBeenLastCalledWith("auto");
  });

  it("is all of them where the address has an unknown one", async () => {
    await open("nothing");
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Все");
  });
});

describe("PartnerPage", () => {
  it("leads to the partner's site, unless its address is no web address", async () => {
    const { view } = await renderScreen(
      <PartnerPage partner={aPartner()} description={html("Скидка")} />,
    );
    expect(screen.getByRole("link", { name: "На сайт партнёра" })).toHaveAttribute(
      "href",
      "https://shifo.example",
    );
    view.unmount();
    const bad = aPartner({ link: "javascript:alert(1)" });
    await renderScreen(<PartnerPage partner={bad} description={html("Скидка")} />);
    expect(screen.queryByRole("link", { name: "На сайт партнёра" })).not.toBeInTheDocument();
  });
});

/** A position as a browser reports it. */
const at = (coords: { latitude: number; longitude: number }) =>
  ({ coords, timestamp: 0 }) as GeolocationPosition;

describe("OfficesPage", () => {
  it("has address, phone and a map of each office", async () => {
    const lost = anOffice({ id: "2", title: "Без карты", coords: "" });
    await renderScreen(<OfficesPage offices={[anOffice(), lost]} />);
    expect(screen.getAllByRole("link", { name: /Рудаки/ })).toHaveLength(1);
    expect(screen.getByRole("link", { name: /Рудаки/ })).toHaveAttribute(
      "href",
      "https://www.openstreetmap.org/?mlat=38.5737&mlon=68.7864#map=17/38.5737/68.7864",
    );
    expect(screen.getAllByRole("link", { name: "5511" })[0]).toHaveAttribute("href", "tel:5511");
  });

  it("shows until when an office is open, or when it opens", async () => {
    const clock = (moment: string) => () => new Date(moment);
    const office = anOffice({ hours: "Пн–Пт 8:00–17:00" });
    const { view } = await renderScreen(
      <OfficesPage offices={[office]} clock={clock("2026-11-24T07:00:00Z")} />,
    );
    expect(screen.getByText("Открыто до 17:00")).toBeVisible();
    view.unmount();
    await renderScreen(<OfficesPage offices={[office]} clock={clock("2026-11-24T13:00:00Z")} />);
    expect(screen.getByText("Закрыто, откроется завтра в 8:00")).toBeVisible();
  });

  it("compares the hours with the time in the insurer's time zone", async () => {
    const at = () => new Date("2026-11-24T13:00:00Z");
    const office = anOffice({ hours: "Пн–Пт 8:00–17:00" });
    await renderScreen(<OfficesPage offices={[office]} clock={at} timeZone="Europe/London" />);
    expect(screen.getByText("Открыто до 17:00")).toBeVisible();
  });

  it("shows the hours unchanged where they cannot be parsed", async () => {
    await renderScreen(<OfficesPage offices={[anOffice({ hours: "По звонку" })]} />);
    expect(screen.getByText("По звонку")).toBeVisible();
  });

  it("marks the same office on the map and in the list", async () => {
    const khujand = anOffice({ id: "2", title: "Худжанд", coords: "40.2826,69.6222" });
    const { user } = await renderScreen(<OfficesPage offices={[anOffice(), khujand]} />);
    const map = within(screen.getByRole("region", { name: "Карта офисов" }));
    const list = within(screen.getByRole("list"));
    const marked = () =>
      list.getAllByRole("listitem").filter((item) => item.hasAttribute("aria-current"));
    expect(marked()).toEqual([]);
    const pin = map.getByRole("link", { name: "Худжанд" });
    await user.click(pin);
    expect(marked().map(({ id }) => `#${id}`)).toEqual([pin.getAttribute("href")]);
    const [showOffice] = list.getAllByRole("link", { name: /Отметить на карте/ });
    await user.click(showOffice ?? document.body);
    expect(map.getByRole("link", { current: true })).toHaveAccessibleName("Центральный офис");
    expect(marked()[0]).toHaveTextContent("Центральный офис");
  });

  it("shows the offices of a city, and the nearest first when asked", async () => {
    const khujand = anOffice({
      id: "2",
      title: "Худжанд",
      address: "Худжанд, улица Сомони, 2",
      coords: "40.2826,69.6222",
    });
    const here = { latitude: 40.28, longitude: 69.63 };
    vi.stubGlobal("navigator", {
      ...navigator,
      geolocation: { getCurrentPosition: (found: PositionCallback) => found(at(here)) },
    });
    const { user } = await renderScreen(<OfficesPage offices={[anOffice(), khujand]} />);
    const shown = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
    await user.click(screen.getByRole("button", { name: "Ближайший ко мне" }));
    expect(shown()[0]).toMatch(/^Худжанд/);
    expect(screen.getByText(/· 0,7.км/)).toBeVisible();
    expect(screen.getByText("Сначала ближайшие к вам")).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Город" }), "Душанбе");
    expect(shown()).toEqual([expect.stringMatching(/^Центральный офис/)]);
    vi.unstubAllGlobals();
  });

  it("asks for a city where the position of a visitor stays unknown", async () => {
    vi.stubGlobal("navigator", {
      ...navigator,
      geolocation: {
        getCurrentPosition: (_found: PositionCallback, failed: () => void) => failed(),
      },
    });
    const { user } = await renderScreen(<OfficesPage offices={[anOffice()]} />);
    await user.click(screen.getByRole("button", { name: "Ближайший ко мне" }));
    expect(screen.getByText(/Выберите город из списка/)).toBeVisible();
    vi.unstubAllGlobals();
  });

  it("has no map where no coordinates are known", async () => {
    await renderScreen(<OfficesPage offices={[anOffice({ coords: "" })]} />);
    expect(screen.queryByRole("region", { name: "Карта офисов" })).not.toBeInTheDocument();
  });
});

describe("business", () => {
  it("has a catalogue by category and requests a callback instead of selling", async () => {
    const { user } = await renderScreen(
      <BusinessCatalogue
        products={[aProduct({ slug: "gruz", title: "Грузы" })]}
        categories={[{ id: "1", slug: "transport", title: "Транспорт" }]}
        currentCategory="transport"
      />,
    );
    expect(screen.getByRole("link", { name: "Транспорт" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "Грузы" })).toHaveAttribute(
      "href",
      "/jur/product/gruz",
    );
    await user.click(screen.getByRole("button", { name: "Отправить заявку" }));
    expect(await screen.findByRole("dialog", { name: "Перезвоним вам" })).toBeVisible();
  });

  it("shows one product", async () => {
    await renderScreen(<BusinessProduct product={aProduct()} description={html("Подробно")} />);
    expect(screen.getByRole("heading", { level: 1, name: "Щит семьи" })).toBeVisible();
    expect(screen.getByText("Подробно")).toBeVisible();
  });
});
