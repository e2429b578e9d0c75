import type { Browser, Page } from "@playwright/test";
import { type Draft, giveDraft, readDraft } from "./drafts.ts";
import {
  aHolder,
  countSales,
  draftStored,
  fillOrder,
  type Holder,
  ORDER_PATH,
  openOrder,
  type Sales,
} from "./order-page.ts";
import {
  aTraveller,
  continueTo,
  fillHolder,
  openTravel,
  settledPrice,
  startFromQuote,
  type Traveller,
} from "./travel-page.ts";
import { type TravelWords, travelWords } from "./travel-words.ts";
import { test as base, expect, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

interface TypedBox {
  readonly draft: Draft;
  readonly holder: Holder;
}

interface TypedTrip {
  readonly draft: Draft;
  readonly traveller: Traveller;
}

interface TypedOnce {
  readonly typedBox: TypedBox;
  readonly typedTrip: TypedTrip;
}

interface Filled {
  /** The filled box order of a new buyer with all agreements, and the products on sale from now on. */
  readonly filledBox: { readonly holder: Holder; readonly sales: Sales };
  /** Opens the filled order of a new traveller at a step, without the agreement. */
  readonly openFilledTrip: (at: {
    readonly page: Page;
    readonly step: "trip" | "options" | "people" | "review";
    readonly language?: keyof typeof travelWords;
  }) => Promise<Traveller>;
}

/** Types as a separate visitor, and closes the page. */
async function typed<T>(browser: Browser, type: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    baseURL: process.env.SITE_URL ?? "",
    locale: "ru-RU",
    reducedMotion: "reduce",
  });
  const result = await type(await context.newPage());
  await context.close();
  return result;
}

/** Tests that start with a filled order: it is typed once for all of them, and each gets a copy under another name. */
export const test = base.extend<Filled, TypedOnce>({
  typedBox: [
    async ({ browser }, use) => {
      const box = await typed(browser, async (page) => {
        const holder = aHolder();
        await openOrder(page);
        const stored = draftStored(page);
        await fillOrder(page, holder);
        await stored;
        return { holder, draft: await readDraft(page, "box-kvartira", holder.email) };
      });
      await use(box);
    },
    { scope: "worker" },
  ],
  typedTrip: [
    async ({ browser }, use) => {
      const trip = await typed(browser, async (page) => {
        const w = travelWords.ru;
        const traveller = aTraveller();
        await openTravel(page, "/travel");
        await startFromQuote(page, traveller);
        await continueTo(page, w.options);
        await continueTo(page, w.people);
        await fillHolder(page, traveller);
        await continueTo(page, w.review);
        await settledPrice(page);
        return { traveller, draft: await readDraft(page, "travel-order", traveller.docNumber) };
      });
      await use(trip);
    },
    { scope: "worker" },
  ],
  filledBox: async ({ page, typedBox: { draft, holder: before } }, use) => {
    const holder = aHolder();
    const content = draft.content.replaceAll(before.email, holder.email);
    await giveDraft(page, { ...draft, content });
    const sales = await countSales(page.context());
    await page.goto(`${ORDER_PATH}?lang=ru`);
    await expect(page.getByText(words.ru.restored)).toBeVisible();
    await page.getByRole("checkbox", { name: words.ru.agree }).check();
    await use({ holder, sales });
  },
  openFilledTrip: async ({ typedTrip: { draft, traveller: before } }, use) => {
    await use(async ({ page, step, language = "ru" }) => {
      const w: TravelWords = travelWords[language];
      const traveller = aTraveller();
      const content = draft.content
        .replaceAll(before.email, traveller.email)
        .replaceAll(before.docNumber, traveller.docNumber);
      await giveDraft(page, { ...draft, content });
      await page.goto(`/travel-order?lang=${language}&step=${step}`);
      await waitUntilLive(page);
      await expect(page.getByText(w.restored)).toBeVisible();
      await expect(page.getByRole("heading", { level: 2, name: w[step] })).toBeVisible();
      return traveller;
    });
  },
});
