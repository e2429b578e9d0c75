import { act, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { exampleTexts } from "../testing/example-texts.ts";
import { pseudo } from "../testing/text-problems.ts";
import type { TextsDefinition } from "../texts/text-store.ts";
import { preloadTexts } from "../texts/text-store.ts";
import { I18nProvider, useFormat, useLanguage, useTexts } from "./use-texts.tsx";

type Example = ReturnType<typeof exampleTexts> extends TextsDefinition<infer T> ? T : never;

function Offer({ texts }: { texts: TextsDefinition<Example> }) {
  const { t, language, format } = useTexts(texts);
  return (
    <p lang={language}>
      {t("title")}, {t("order.buy", { price: format.money(1250.5) })}
    </p>
  );
}

function Collector({ texts, seen }: { texts: TextsDefinition<Example>; seen: Set<unknown> }) {
  seen.add(useTexts(texts).t);
  return null;
}

function Days({ texts }: { texts: TextsDefinition<Example> }) {
  const { t } = useTexts(texts);
  return <p>{[2, 5].map((count) => t("days", { count })).join(" ")}</p>;
}

function Bare() {
  return (
    <p>
      {useLanguage()} {useFormat().number(1.5)}
    </p>
  );
}

describe("useTexts", () => {
  it("shows a host's own texts first, ours where there is none, with values and plural forms", async () => {
    const texts = exampleTexts();
    await preloadTexts("ru", [texts]);
    const translators = new Set<unknown>();
    const getScreen = () => (
      <I18nProvider
        language="ru"
        texts={{ [texts.name]: { "order.buy": "Взять за {{price}}", days_few: "{{count}} дня!" } }}
      >
        <Offer texts={texts} />
        <Days texts={texts} />
        <Collector texts={texts} seen={translators} />
      </I18nProvider>
    );
    const { rerender } = render(getScreen());
    rerender(getScreen());
    expect(screen.getByText(/Страхование, Взять за 1/)).toBeVisible();
    expect(screen.getByText("2 дня! 5 дней")).toBeVisible();
    expect(translators.size).toBe(1);
    render(
      <I18nProvider language="ru">
        <Offer texts={texts} />
      </I18nProvider>,
    );
    expect(screen.getByText(/Страхование, Купить за 1/)).toBeVisible();
  });

  it("follows the plural forms and months of a host's own language", async () => {
    const texts = exampleTexts();
    await preloadTexts("ru", [texts]);
    const Day = () => <p>{useFormat().longDate("2026-03-02")}</p>;
    render(
      <I18nProvider
        language="ru"
        locale="uz"
        texts={{ [texts.name]: { days_one: "{{count}} kun", days_other: "{{count}} kunlar" } }}
      >
        <Days texts={texts} />
        <Day />
      </I18nProvider>,
    );
    expect(screen.getByText("2 kunlar 5 kunlar")).toBeVisible();
    expect(screen.getByText(/mart/)).toHaveTextContent("2026");
  });

  it("shows the language of the nearest provider once it is loaded", async () => {
    const complaints = vi.spyOn(console, "error");
    await act(async () => {
      render(
        <I18nProvider language="tg">
          <Suspense fallback="…">
            <Offer texts={exampleTexts()} />
          </Suspense>
        </I18nProvider>,
      );
    });
    expect(screen.getByText("Суғурта, Харид ба 1 250,50 TJS")).toHaveAttribute("lang", "tg");
    expect(complaints).not.toHaveBeenCalled();
  });

  it("renders preloaded texts on the server without waiting, one language per request", async () => {
    const texts = exampleTexts();
    await Promise.all([preloadTexts("ru", [texts]), preloadTexts("en", [texts])]);
    const page = (language: "ru" | "en") =>
      renderToString(
        <I18nProvider language={language}>
          <Offer texts={texts} />
        </I18nProvider>,
      );
    expect(page("ru")).toContain("Страхование");
    expect(page("en")).toContain("Insurance");
    expect(page("ru")).toContain("Страхование");
  });

  it("returns the same functions between renders", async () => {
    const texts = exampleTexts();
    await preloadTexts("en", [texts]);
    const seen = new Set<unknown>();
    const view = render(<Collector texts={texts} seen={seen} />, {
      wrapper: ({ children }) => <I18nProvider language="en">{children}</I18nProvider>,
    });
    view.rerender(<Collector texts={texts} seen={seen} />);
    expect(seen.size).toBe(1);
  });

  it("follows a change of language", async () => {
    const texts = exampleTexts();
    await Promise.all([preloadTexts("ru", [texts]), preloadTexts("en", [texts])]);
    const page = (language: "ru" | "en") => (
      <I18nProvider language={language}>
        <Offer texts={texts} />
      </I18nProvider>
    );
    const view = render(page("ru"));
    view.rerender(page("en"));
    expect(screen.getByText(/Insurance, Buy for 1 250.50 TJS/)).toBeInTheDocument();
  });

  it("passes each text through a transformation, to look for overflow", async () => {
    const texts = exampleTexts();
    await preloadTexts("en", [texts]);
    render(
      <I18nProvider language="en" transform={pseudo}>
        <Offer texts={texts} />
      </I18nProvider>,
    );
    expect(screen.getByText("[ÍÍnsúúrááncéé], [Búúýý fóór 1 250.50 TJS]")).toBeInTheDocument();
  });

  it("uses Russian without a provider", () => {
    render(<Bare />);
    expect(screen.getByText("ru 1,5")).toBeInTheDocument();
  });
});

describe("texts with elements", () => {
  const show = (language: "ru" | "tg", part: ReactNode) => {
    const texts = exampleTexts();
    function Buy() {
      return <p>{useTexts(texts).rich("order.buy", { price: part })}</p>;
    }
    return preloadTexts(language, [texts]).then(() => {
      const { container } = render(
        <I18nProvider language={language}>
          <Buy />
        </I18nProvider>,
      );
      return container.firstElementChild;
    });
  };

  it("exclude a price in the sentence of each language from browser translation", async () => {
    expect((await show("ru", "90 TJS"))?.innerHTML).toBe(
      'Купить за <span translate="no">90 TJS</span>',
    );
    expect((await show("tg", 90))?.innerHTML).toBe('Харид ба <span translate="no">90</span>');
  });

  it("accept elements unchanged", async () => {
    expect((await show("ru", <b>даром</b>))?.innerHTML).toBe("Купить за <b>даром</b>");
  });

  it("insert a part unchanged, also where it looks like a placeholder", async () => {
    expect((await show("ru", "{{price}}"))?.textContent).toBe("Купить за {{price}}");
  });
});
