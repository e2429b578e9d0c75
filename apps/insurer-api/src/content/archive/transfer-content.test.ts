import { box, boxes as boxesCall } from "@sughurta/contracts/box";
import { vacancies } from "@sughurta/contracts/content";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productsOn } from "#src/content/price/product-on-day.ts";
import { seedAll } from "#src/main/seed/seed-all.ts";
import { sellBoxes } from "#src/main/seed/seed-sales.ts";
import { getToday } from "#src/platform/platform.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { seed } from "#src/testing/demo-content.ts";
import { type ArchivedItem, parseContentArchive } from "./content-archive.ts";
import { exportContent, exportFiles, importContent } from "./transfer-content.ts";

let api: TestService;
let items: readonly ArchivedItem[];
beforeAll(async () => {
  api = await aService();
  ({ items } = await exportContent(api.service));
});
afterAll(() => api.close());

const archive = (changed: readonly unknown[]) =>
  JSON.parse(JSON.stringify({ version: 1, items: changed }));
const changing = (slug: string, change: object) =>
  items.map((item) =>
    item.slug === slug ? { ...item, data: { ...(item.data as object), ...change } } : item,
  );

describe("a content archive", () => {
  it("contains all published content, and is parsed unchanged", () => {
    expect(parseContentArchive(archive(items)).items).toEqual(items);
    expect(new Set(items.map(({ kind }) => kind)).size).toBe(16);
  });

  it.each([
    ["a text without Tajik", { title: { ru: "а", en: "a" } }, /box .*: title\.tg: /],
    ["a price below zero", { price: -1 }, /box .*: price: /],
    ["an unknown field", { prise: 1 }, /box .*Unrecognized key: "prise"/],
    ["an address that is none", { slug: "a b/c" }, /box .*: slug: /],
  ])("is rejected with %s, naming the field", (_, change, place) => {
    const slug = seed.boxes[0]?.slug ?? "";
    expect(() => parseContentArchive(archive(changing(slug, change)))).toThrow(place);
  });

  it.each([
    ["another version", { version: 2, items: [] }, /version/],
    ["an unknown kind", { kind: "advert", slug: "a", data: {} }, /advert a: there is no/],
    ["the same thing twice", undefined, /footer footer is there twice/],
  ])("is rejected with %s", (_, wrong, place) => {
    const footer = items.find(({ kind }) => kind === "footer");
    const given = wrong && "items" in wrong ? wrong : archive([...items, wrong ?? footer]);
    expect(() => parseContentArchive(given)).toThrow(place);
  });

  it("is rejected without the pages that every site needs", () => {
    const without = items.filter(({ slug }) => slug !== "rules");
    expect(() => parseContentArchive(archive(without))).toThrow(/page rules is missing/);
  });
});

describe("a content import", () => {
  it("replaces all content, prices and files, and prevents later seeding", async () => {
    const [kept, dropped] = seed.boxes.filter(({ isSale, price }) => isSale && price > 0);
    if (!kept || !dropped) throw new Error("The demonstration sells at least two boxes");
    const wanted = changing(kept.slug, { price: 77 }).filter(
      ({ kind, slug }) => kind !== "vacancy" && slug !== dropped.slug,
    );
    const picture = { name: "second-insurer.svg", content: Buffer.from("<svg/>") };
    await importContent(
      api.service,
      parseContentArchive(archive(wanted)),
      [picture],
      sellBoxes(api.service),
    );
    await seedAll(api.service, seed);

    const site = api.as();
    const { data } = await site(box, { params: { slug: kept.slug } });
    expect(data).toMatchObject([{ price: 77 }]);
    const sold = await productsOn(api.service.db, getToday(api.service));
    expect(sold.get(kept.productCode)).toMatchObject({ priceDiram: 7_700, onSale: true });
    expect(sold.get(dropped.productCode)).toMatchObject({ onSale: false });
    expect((await site(vacancies)).data.data).toEqual([]);
    expect((await site(boxesCall)).status).toBe(200);
    const file = await api.app.request("/files/second-insurer.svg");
    expect(await file.text()).toBe("<svg/>");
    expect(file.headers.get("content-type")).toBe("image/svg+xml");
    expect(await exportFiles(api.service)).toEqual([picture]);
  });
});
