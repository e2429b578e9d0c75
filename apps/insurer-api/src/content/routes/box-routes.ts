import {
  box,
  boxCategories,
  boxes,
  businessBox,
  businessBoxCategories,
  businessBoxes,
  seoBoxes,
} from "@sughurta/contracts/box";
import type { CheckedQueryOf } from "@sughurta/contracts/core";
import type { Language } from "@sughurta/domain";
import { productOn, productsOn } from "#src/content/price/product-on-day.ts";
import { getSoldBox } from "#src/content/price/sold-box.ts";
import { findContentItem, listContent } from "#src/content/schema/content-table.ts";
import {
  type BoxCategorySeed,
  type BoxSeed,
  type BusinessProductSeed,
  localise,
} from "#src/content/schema/seed-types.ts";
import { boxTermsView } from "#src/content/terms/box-terms-view.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { Route } from "#src/platform/http/route.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { contentRoute, getPage } from "./content-route.ts";

type Filter = CheckedQueryOf<typeof boxes>;

function boxResponse(item: BoxSeed, language: Language) {
  return {
    id: item.id,
    slug: item.slug,
    name: localise(item.name, language),
    title: localise(item.title, language),
    shortDesc: localise(item.shortDesc, language),
    fullDesc: localise(item.fullDesc, language),
    mainImg: item.mainImg,
    shortImg: item.shortImg,
    isSale: item.isSale ? 1 : 0,
    productCode: item.productCode,
    price: item.price,
    prepaid: item.prepaid,
    activeMonths: item.activeMonths,
    seo: item.seo ? 1 : 0,
    insures: item.insures,
    insuredAges: item.insuredAges,
    categories: item.categories,
  };
}

/** A business product is sold by staff: it has no price of its own. */
const withoutSale = (item: BusinessProductSeed): BoxSeed => getSoldBox(item, undefined);

function isWanted(item: BoxSeed, filter: Filter): boolean {
  return (
    !item.seo &&
    (filter.category === undefined || item.categories.includes(filter.category)) &&
    (!filter.boxed || item.boxed === true) &&
    (!filter.popular || item.popular === true) &&
    (!filter.is_partner || item.isPartner === true)
  );
}

function boxPage(items: readonly BoxSeed[], filter: Filter, language: Language) {
  const { data, lastPage } = getPage(
    items.filter((item) => isWanted(item, filter)),
    filter.page,
    filter.page_size,
  );
  return { data: data.map((item) => boxResponse(item, language)), lastPage };
}

const categoryResponses = (items: readonly BoxCategorySeed[], language: Language) =>
  items.map(({ id, slug, title }) => ({ id, slug, title: localise(title, language) }));

/** A box by slug, otherwise by product code (SPEC-45), at the price of a day. */
async function boxBy(db: Database, name: string, day: string): Promise<BoxSeed | undefined> {
  const found =
    (await findContentItem(db, "box", name)) ??
    (await listContent(db, "box")).find(({ productCode }) => productCode === name);
  return found && getSoldBox(found, await productOn(db, found.productCode, day));
}

async function businessProductBy(db: Database, name: string): Promise<BoxSeed | undefined> {
  const bySlug = await findContentItem(db, "businessProduct", name);
  const item =
    bySlug ??
    (await listContent(db, "businessProduct")).find(({ productCode }) => productCode === name);
  return item && withoutSale(item);
}

/** Boxes at current prices, and business products with their categories. */
export const boxRoutes = (service: Pick<Platform, "config" | "now">): readonly Route[] => [
  contentRoute(boxCategories, async ({ db, language }) =>
    categoryResponses(await listContent(db, "boxCategory"), language),
  ),
  contentRoute(businessBoxCategories, async ({ db, language }) =>
    categoryResponses(await listContent(db, "businessCategory"), language),
  ),
  contentRoute(boxes, async ({ db, query, language }) => {
    const sold = await productsOn(db, getToday(service));
    const items = (await listContent(db, "box")).map((item) =>
      getSoldBox(item, sold.get(item.productCode)),
    );
    return boxPage(items, query, language);
  }),
  contentRoute(businessBoxes, async ({ db, query, language }) => {
    const items = (await listContent(db, "businessProduct")).map(withoutSale);
    return boxPage(items, query, language);
  }),
  contentRoute(box, async ({ db, params, language }) => {
    const item = await boxBy(db, params.slug, getToday(service));
    if (!item) throw notFound();
    const { terms, insures, insuredAges = null } = item;
    const sold = terms && { terms, insures, insuredAges };
    const phone = service.config.assistancePhone;
    return [
      {
        ...boxResponse(item, language),
        ...(sold && {
          terms: {
            ...boxTermsView(sold, { language, phone }),
            ...(item.termsFile === undefined
              ? {}
              : { file: `${service.config.publicUrl}${item.termsFile}` }),
          },
        }),
      },
    ];
  }),
  contentRoute(businessBox, async ({ db, params, language }) => {
    const item = await businessProductBy(db, params.slug);
    if (!item) throw notFound();
    return [boxResponse(item, language)];
  }),
  contentRoute(seoBoxes, async ({ db, language }) =>
    (await listContent(db, "box"))
      .filter(({ seo }) => seo)
      .map(({ slug, title }) => ({ slug, title: localise(title, language) })),
  ),
];
