import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient } from "@sughurta/api-client/testing";
import { InsurerProvider } from "@sughurta/forms";
import { I18nProvider } from "@sughurta/i18n";
import { TravelFlow, TravelQuickQuote } from "@sughurta/travel-flow";
import {
  Accordion,
  Alert,
  Button,
  ButtonLink,
  markSanitised,
  Prose,
  Select,
  Stack,
  StyleRoot,
  SummaryList,
  TextArea,
} from "@sughurta/ui-kit";
import { createElement, Fragment, type ReactNode } from "react";
import { prerender } from "react-dom/static";

const TODAY = "2026-03-02";

const INSURER = {
  supportPhone: "5511",
  assistancePhone: "+992 44 600 55 11",
  rulesHref: "#rules",
  privacyHref: "#privacy",
};

const PROSE = markSanitised(
  `<h2>Что входит</h2><p>Лечение и <a href="#a">документы</a>, <strong>круглосуточно</strong>.</p>
<ul><li>Врач</li><li>Больница<ul><li>Палата</li></ul></li></ul><ol><li>Позвоните</li></ol>
<table><thead><tr><th>Сумма</th><th>Цена</th></tr></thead><tbody><tr><td>30 000</td><td>225 TJS</td></tr></tbody></table>
<blockquote>Сказано</blockquote><h3>Исключения</h3><h4>Спорт</h4><p><code>ZAA1</code> и <em>прочее</em></p>`,
);

/** Elements of every kind that the kit has rules for. */
const kit = createElement(
  Stack,
  null,
  createElement(Prose, { html: PROSE }),
  createElement(Alert, { tone: "warning", title: "Проверьте даты" }, "Полис начнётся завтра"),
  createElement(SummaryList, { rows: [{ key: "price", term: "Цена", value: "225 TJS" }] }),
  createElement(Accordion, { items: [{ key: "q", title: "Вопрос", content: "Ответ" }] }),
  createElement(Select, {
    name: "city",
    label: "Город",
    options: [{ value: "1", label: "Душанбе" }],
  }),
  createElement(TextArea, { name: "note", label: "Комментарий" }),
  createElement(
    Stack,
    { direction: "row" },
    createElement(Button, null, "Купить"),
    createElement(ButtonLink, { href: "#more", variant: "secondary" }, "Подробнее"),
  ),
);

/** A quick quote, the first step of an order and parts of the kit, as a server renders them. */
export async function renderOurSample(): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    inSurroundings(
      kit,
      createElement(TravelQuickQuote, { today: TODAY, onOrder: () => undefined }),
      createElement(TravelFlow, {
        today: TODAY,
        paymentOrigins: [],
        onResult: () => undefined,
      }),
    ),
    // In one piece, as a page shows it that has waited for everything.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

function inSurroundings(...parts: readonly ReactNode[]): ReactNode {
  return createElement(
    StyleRoot,
    { id: "ours" },
    createElement(I18nProvider, {
      language: "ru",
      children: createElement(ApiClientProvider, {
        client: createTestClient({}),
        children: createElement(InsurerProvider, {
          insurer: INSURER,
          children: createElement(Fragment, null, ...parts),
        }),
      }),
    }),
  );
}
