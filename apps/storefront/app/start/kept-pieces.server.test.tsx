import { preloadTexts } from "@sughurta/i18n";
import { KeepPieces, Kept } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { SiteFooter } from "../shell/site-footer.tsx";
import { aShell } from "../shell/testing/a-shell.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { keepPieces } from "./kept-pieces.server.tsx";

const rendered = vi.fn();

function Card({ title }: { title: string }) {
  rendered();
  return (
    <p>
      {title} {title.length}
    </p>
  );
}

function Picture() {
  return <img src="/files/first.svg" alt="" fetchPriority="high" />;
}

function pageOf(piece: ReactNode, content: object, look = "card") {
  return (
    <ul>
      <Kept as="li" origin={{ content, look }}>
        {piece}
      </Kept>
    </ul>
  );
}

const keptPage = (page: ReactNode) =>
  renderToString(<KeepPieces value={keepPieces("ru")}>{page}</KeepPieces>);

beforeAll(() => preloadTexts("ru", [shellTexts]));

it("makes the markup that a browser expects, rendering each look of a content once", () => {
  const [first, second] = [{}, {}];
  const plain = renderToString(pageOf(<Card title="Дом" />, first));
  rendered.mockClear();
  expect(keptPage(pageOf(<Card title="Дом" />, first))).toBe(plain);
  expect(keptPage(pageOf(<Card title="Дом" />, first))).toBe(plain);
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(keptPage(pageOf(<Card title="Дом и сад" />, second))).toContain("Дом и сад");
  expect(keptPage(pageOf(<Card title="Крыша" />, first, "row"))).toContain("Крыша");
});

it("makes the same footer, for each shell its own", () => {
  const shell = aShell();
  const plain = renderToString(<SiteFooter shell={shell} />);
  expect(keptPage(<SiteFooter shell={shell} />)).toBe(plain);
  expect(keptPage(<SiteFooter shell={shell} />)).toBe(plain);
  const nextYear = { ...shell, today: "2027-01-01" };
  expect(keptPage(<SiteFooter shell={nextYear} />)).toContain("2027");
});

it("keeps nothing that React announces in the head of the page", () => {
  const page = pageOf(<Picture />, {});
  expect(keptPage(page)).toBe(renderToString(page));
});
