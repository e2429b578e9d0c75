import { boxes } from "@sughurta/contracts/box";
import { slides } from "@sughurta/contracts/content";
import { readPlainTrip } from "@sughurta/travel-flow";
import type { RouterContextProvider } from "react-router";
import type { Services } from "#server/render/services.ts";
import { loadFacts } from "../content/load-content.server.ts";
import { loadStartingPrices, loadTripPrice } from "../prices/page-prices.server.ts";
import { getServices } from "../services-context.server.ts";
import { TRAVEL_BOXES_SHOWN, TRAVEL_CATEGORY } from "./travel-category.ts";

const BANNER_SLUG = "puteshestvie";

/** Travel landing (S1 §2, §7): banner and boxes are omitted when they cannot be loaded, the quote stays. */
export async function loadTravel(services: Services, address: URLSearchParams) {
  const { content, config, today } = services;
  const query = { page: 1, page_size: TRAVEL_BOXES_SHOWN, category: TRAVEL_CATEGORY };
  const asked = readPlainTrip(address, today);
  const [banners, products, price, facts] = await Promise.all([
    services.optional(content.get(slides, { params: { slug: BANNER_SLUG } }), []),
    services.optional(
      content
        .get(boxes, { query })
        .then(({ data }) => data.map((product) => ({ ...product, fullDesc: "" }))),
      [],
    ),
    asked && loadTripPrice(services, asked),
    loadFacts(services),
  ]);
  const [banner] = banners;
  return {
    banner,
    products,
    facts,
    productsHref: `/boxes/${TRAVEL_CATEGORY}`,
    today,
    config,
    /** The answers in the address, with their price. */
    asked: asked && { trip: asked, ...price },
  };
}

/** Data of the order page from the server. */
export async function loadTravelOrder({ context }: { context: Readonly<RouterContextProvider> }) {
  const services = getServices(context);
  const { today, config } = services;
  const { medicalSums, ageGroups } = await loadStartingPrices(services);
  return { today, paymentOrigins: config.paymentOrigins, medicalSums, ageGroups };
}
