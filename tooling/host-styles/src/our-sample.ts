import { TravelFlow, TravelQuickQuote } from "@sughurta/travel-flow";
import {
  Accordion,
  Alert,
  Button,
  ButtonLink,
  markSanitized,
  Prose,
  Select,
  Stack,
  SummaryList,
  TextArea,
} from "@sughurta/ui-kit";
import { createElement } from "react";
import { renderInRoot, TODAY } from "./shop-surroundings.ts";

const PROSE = markSanitized(
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

/** A quick quote, the first step of an order and parts of the kit. */
export function renderOurSample(): Promise<string> {
  return renderInRoot(
    "ours",
    kit,
    createElement(TravelQuickQuote, { today: TODAY, onOrder: () => undefined }),
    createElement(TravelFlow, {
      today: TODAY,
      paymentOrigins: [],
      onResult: () => undefined,
    }),
  );
}
