// The same shop as Node renders it, without any bundler.
import { InsurerShop, MotorQuickQuote, TravelQuickQuote } from "@sughurta/shop";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

for (const language of ["ru", "tg", "en"]) {
  const shop = createElement(
    InsurerShop,
    { insurer: "https://sughurta.example", rulesHref: "/rules", privacyHref: "/privacy", language },
    createElement(TravelQuickQuote),
    createElement(MotorQuickQuote),
  );
  console.log(renderToString(shop));
}
