import { NetworkError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aBlogPost, aPartnerCard, aProduct, aSlide } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { HomePage, type HomePageProps } from "./home-page.tsx";

afterEach(() => vi.useRealTimers());

async function open(props: Partial<HomePageProps> = {}, responses: TestResponses = {}) {
  const onCheckPolicy = vi.fn();
  const rendered = await renderScreen(
    <HomePage
      today="2026-03-02"
      trip={<p>Цена поездки</p>}
      car={<p>Цена для машины</p>}
      families={[{ family: "home", title: "Дом и имущество", href: "/boxes/dom", priceFrom: 130 }]}
      slides={[aSlide()]}
      products={[aProduct(), aProduct({ id: "2", title: "Скрытый", seo: true })]}
      renderProduct={({ title }) => <h3>{title}</h3>}
      partners={[aPartnerCard()]}
      posts={[aBlogPost()]}
      onCheckPolicy={onCheckPolicy}
      {...props}
    />,
    responses,
  );
  return { ...rendered, onCheckPolicy };
}

describe("HomePage", () => {
  it("shows banners, products, offers, partners and articles", async () => {
    await open();
    for (const name of [
      "В дорогу — спокойно",
      "Щит семьи",
      "Главное в одном полисе для поездки",
      "Наши партнёры",
      "Что делать после ДТП",
    ]) {
      expect(screen.getByRole("heading", { name })).toBeVisible();
    }
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.queryByText("Скрытый")).not.toBeInTheDocument();
  });

  it("has the newest articles and the partners as carousels below the prices (S0 §2)", async () => {
    const ids = Array.from({ length: 12 }, (_, place) => String(place + 1));
    await open({
      posts: ids.map((id) => aBlogPost({ id, slug: `statya-${id}`, title: `Статья ${id}` })),
    });
    const blog = screen.getByRole("region", { name: "Полезное, карусель" });
    expect(within(blog).getAllByRole("listitem")).toHaveLength(12);
    const partners = screen.getByRole("region", { name: "Наши партнёры, карусель" });
    const families = screen.getByRole("list", { name: "Что защитим" });
    for (const carousel of [screen.getByRole("region", { name: "Главное" }), partners, blog]) {
      const place = families.compareDocumentPosition(carousel);
      expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

  it("begins with what can be insured, and what it costs at least", async () => {
    await open();
    const families = within(screen.getByRole("list", { name: "Что защитим" }));
    const home = families.getByRole("link", { name: /Дом и имущество.*от 130\sTJS/ });
    expect(home).toHaveAttribute("href", "/boxes/dom");
  });

  it("begins with the quote of a trip, and switches to that of a car", async () => {
    const { user } = await open();
    expect(screen.getByRole("radio", { name: "Поездка" })).toBeChecked();
    const quote = screen.getByText("Цена поездки");
    const families = screen.getByRole("list", { name: "Что защитим" });
    const place = quote.compareDocumentPosition(families);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(screen.getByText("Машина"));
    expect(screen.getByRole("radio", { name: "Машина" })).toBeChecked();
  });

  it("has a specimen of a policy with its name, term, number and code where there is room", async () => {
    const list = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal("matchMedia", () => list);
    await open();
    const state = await screen.findByText("Образец полиса");
    const sheet = state.closest(".sg-policy-sheet");
    for (const fact of ["Осталось 28 дней", "SAIDOVA MADINA", "28.02.2026 – 29.03.2026"]) {
      expect(sheet).toHaveTextContent(fact);
    }
    vi.unstubAllGlobals();
  });

  it("has the three quick actions", async () => {
    const onActivate = vi.fn();
    const { user, onCheckPolicy } = await open({ onActivate });
    const actions = within(screen.getByRole("list", { name: "Быстрые действия" }));
    expect(actions.getByRole("link", { name: /Страховой случай/ })).toHaveAttribute(
      "href",
      "/losses/",
    );
    await user.click(actions.getByRole("button", { name: /Проверить полис/ }));
    expect(onCheckPolicy).toHaveBeenCalledTimes(1);
    await user.click(actions.getByRole("link", { name: /Активировать полис/ }));
    expect(onActivate).toHaveBeenCalledTimes(1);
  });

  it("omits parts whose content could not be loaded", async () => {
    await open({ slides: [], partners: [], posts: [] });
    expect(screen.queryByRole("heading", { name: "Наши партнёры" })).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Полезное" })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Щит семьи" })).toBeVisible();
  });
});

describe("subscription", () => {
  async function subscribe(responses: TestResponses, address = "madina@example.tj") {
    const opened = await open({}, responses);
    const email = await screen.findByLabelText("Электронная почта");
    vi.useFakeTimers();
    fireEvent.change(email, { target: { value: address } });
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Подписаться" }));
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
    });
    return opened;
  }

  it("shows the result for ten seconds, then an empty form", async () => {
    await subscribe({
      subscribe: () => ({ status: 200, data: { success: "true", text: "Спасибо" } }),
    });
    expect(screen.getByText("Спасибо")).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(9_999));
    expect(screen.getByText("Спасибо")).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText("Спасибо")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Электронная почта")).toHaveValue("");
  });

  it("shows the returned text when it did not work", async () => {
    await subscribe({
      subscribe: () => ({ status: 200, data: { success: "false", text: "Адрес заблокирован" } }),
    });
    expect(screen.getByText("Адрес заблокирован")).toBeVisible();
  });

  it("shows the e-mail error when the request gets no response", async () => {
    await subscribe({
      subscribe: () => {
        throw new NetworkError("lost");
      },
    });
    expect(screen.getByText(/Почта указана неверно или нет связи/)).toBeVisible();
  });

  it("refuses an invalid address without a request", async () => {
    const { client } = await subscribe({}, "madina@");
    expect(screen.getByLabelText("Электронная почта")).toBeInvalid();
    expect(client.requests).toHaveLength(0);
  });
});

describe("request for a call", () => {
  async function request(responses: TestResponses) {
    const opened = await open({}, responses);
    const [first] = screen.getAllByRole("button", { name: "Отправить заявку" });
    if (first) await opened.user.click(first);
    await opened.user.type(await screen.findByLabelText("Телефон"), "921234567");
    await opened.user.click(screen.getByRole("button", { name: "Жду звонка" }));
    return opened;
  }

  it("is sent and thanked for, then the popup closes", async () => {
    const { sent } = await request({ requestCallback: () => ({ status: 201, data: { id: 5 } }) });
    expect(await screen.findByText(/Заявка принята/)).toBeVisible();
    expect(sent("requestCallback")[0]?.body).toMatchObject({
      phone: "992921234567",
      type: "back_call",
      note: "Главное в одном полисе для поездки",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("shows when a request from this phone is open already", async () => {
    await request({
      requestCallback: () => ({ status: 409, data: { message: "", code: "errorExist" } }),
    });
    expect(await screen.findByText(/уже принята/)).toBeVisible();
  });

  it("shows the phone number when the network is unavailable", async () => {
    await request({
      requestCallback: () => {
        throw new NetworkError("lost");
      },
    });
    expect(await screen.findByText(/позвоните 5511/)).toBeVisible();
    expect(screen.getByLabelText("Телефон")).toBeVisible();
  });

  it("is another request for another phone number", async () => {
    const { user, sent } = await request({
      requestCallback: () => {
        throw new NetworkError("lost");
      },
    });
    await screen.findByText(/позвоните 5511/);
    const phone = screen.getByLabelText("Телефон");
    await user.clear(phone);
    await user.type(phone, "935551122");
    await waitFor(async () => {
      await user.click(screen.getByRole("button", { name: "Жду звонка" }));
      expect(sent("requestCallback")).toHaveLength(2);
    });
    const keys = sent("requestCallback").map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it("stays open while the user interacts with the result", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await request({ requestCallback: () => ({ status: 201, data: { id: 5 } }) });
    await screen.findByText(/Заявка принята/);
    fireEvent.keyDown(document.body, { key: "Tab" });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole("dialog")).toBeVisible();
  });
});
