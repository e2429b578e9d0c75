import { defineTexts, I18nProvider, useTexts } from "@sughurta/i18n";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { describe, expect, it } from "vitest";
import { laterViews } from "./later-views.ts";

function example() {
  const asked: string[] = [];
  const code = Promise.withResolvers<void>();
  const text = (language: string, title: string) => async () => {
    asked.push(language);
    return { texts: { title } };
  };
  const texts = defineTexts("example", {
    ru: text("ru", "Кто едет"),
    tg: text("tg", "Кӣ меравад"),
    en: text("en", "Who is going"),
  });

  function PeopleStep() {
    return <h2>{useTexts(texts).t("title")}</h2>;
  }

  const later = laterViews(async () => {
    asked.push("views");
    await code.promise;
    return { PeopleStep };
  }, [texts]);

  function Step() {
    const views = later.useViews();
    return <views.PeopleStep />;
  }

  function Order({ language = "ru", shown = true }: { language?: "ru" | "tg"; shown?: boolean }) {
    later.usePreload();
    return (
      <I18nProvider language={language}>
        <Suspense fallback="…">{shown ? <Step /> : null}</Suspense>
      </I18nProvider>
    );
  }

  return { asked, arrive: () => act(async () => code.resolve()), Order };
}

describe("views that come later", () => {
  it("are asked for together with their texts, and shown when both are there", async () => {
    const { asked, arrive, Order } = example();
    await act(async () => render(<Order />));
    expect(asked.toSorted()).toEqual(["ru", "views"]);
    expect(screen.getByText("…")).toBeVisible();
    await arrive();
    expect(screen.getByRole("heading", { name: "Кто едет" })).toBeVisible();
  });

  it("come with the first move, so that nothing waits when they are opened", async () => {
    const { asked, arrive, Order } = example();
    const { rerender } = render(<Order shown={false} />);
    expect(asked).toEqual([]);
    await userEvent.keyboard("{Tab}");
    await arrive();
    expect(asked.toSorted()).toEqual(["ru", "views"]);
    rerender(<Order />);
    expect(screen.getByRole("heading", { name: "Кто едет" })).toBeVisible();
  });

  it("change their language while they are shown", async () => {
    const { arrive, Order } = example();
    const { rerender } = await act(async () => render(<Order />));
    await arrive();
    await act(async () => rerender(<Order language="tg" />));
    expect(screen.getByRole("heading", { name: "Кӣ меравад" })).toBeVisible();
  });
});
