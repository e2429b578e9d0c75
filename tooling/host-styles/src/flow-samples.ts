import { BoxOrder } from "@sughurta/boxes";
import { ClaimForm, PolicyCheck } from "@sughurta/claims";
import type { BoxProduct } from "@sughurta/contracts/box";
import { CascoOrder, MotorQuickQuote, MtplOrder } from "@sughurta/motor-flow";
import { TravelFlow, TravelQuickQuote } from "@sughurta/travel-flow";
import { createElement, type ReactNode } from "react";
import { renderInRoot, TODAY } from "./shop-surroundings.ts";

const order = {
  today: TODAY,
  paymentOrigins: [],
  onResult: () => undefined,
};
const motorOrder = { ...order, links: { offices: "#offices", order: () => undefined } };
const product: BoxProduct = {
  id: "1",
  slug: "schit-semi",
  name: "Щит семьи",
  title: "Щит семьи",
  shortDesc: "Защита всей семьи от несчастных случаев",
  fullDesc: "",
  mainImg: "",
  shortImg: "",
  isSale: true,
  productCode: "FAM",
  price: 225,
  prepaid: 0,
  activeMonths: 12,
  seo: false,
  insures: "people",
  insuredAges: { from: 0, to: 75 },
  categories: [],
};

/** The first view of every part that other teams put into their pages. */
const FLOWS: Readonly<Record<string, ReactNode>> = {
  "price of a trip": createElement(TravelQuickQuote, { today: TODAY, onOrder: () => undefined }),
  "order of a trip": createElement(TravelFlow, order),
  "price of an MTPL": createElement(MotorQuickQuote, { today: TODAY, onContinue: () => undefined }),
  "order of an MTPL": createElement(MtplOrder, motorOrder),
  "order of a casco": createElement(CascoOrder, { ...motorOrder, product: "ECI" }),
  "order of a box": createElement(BoxOrder, { ...order, product }),
  "policy check": createElement(PolicyCheck, { today: TODAY, onClaim: () => undefined }),
  claim: createElement(ClaimForm, { today: TODAY, onGoHome: () => undefined }),
};

/** Each of them by its name, as rendered by a server. */
export async function renderFlows(): Promise<ReadonlyMap<string, string>> {
  const rendered = new Map<string, string>();
  for (const [name, flow] of Object.entries(FLOWS)) {
    rendered.set(name, await renderInRoot("ours", flow));
  }
  return rendered;
}
