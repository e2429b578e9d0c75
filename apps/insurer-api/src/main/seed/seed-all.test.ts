import { leaders, vacancies } from "@sughurta/contracts/content";
import { addDays, addMonths } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { contentItem } from "#src/content/schema/content-table.ts";
import { currencyRate, productPrice } from "#src/platform/database/schema/prices.ts";
import { policy, product } from "#src/platform/database/schema/sales.ts";
import { aService } from "#src/testing/a-service.ts";
import { boxes, demoPolicies, seed } from "#src/testing/demo-content.ts";
import { seedAll } from "./seed-all.ts";

it("seeds a database once: later changes are preserved when the seed changes", async () => {
  const api = await aService();
  const { db } = api.service;
  const code = eq(productPrice.productCode, boxes[0]?.productCode ?? "");
  await db.update(productPrice).set({ priceDiram: 12_345 }).where(code);
  await db.update(currencyRate).set({ tjs: 11.11 });
  await db.delete(contentItem).where(eq(contentItem.kind, "leader"));

  await seedAll(api.service, { ...seed, vacancies: [] });

  const [sold] = await db.select().from(productPrice).where(code);
  expect(sold?.priceDiram).toBe(12_345);
  const rates = await db.select({ tjs: currencyRate.tjs }).from(currencyRate);
  expect(new Set(rates.map(({ tjs }) => tjs))).toEqual(new Set([11.11]));
  expect((await api.as()(leaders)).data).toEqual([]);
  expect((await api.as()(vacancies)).data.data).not.toEqual([]);
  await api.close();
});

it("issues demonstration policies for the months of their products", async () => {
  const api = await aService();
  const issued = await api.service.db
    .select({ policy, activeMonths: product.activeMonths })
    .from(policy)
    .innerJoin(product, eq(product.code, policy.productCode));
  expect(issued).toHaveLength(demoPolicies.length);
  for (const { policy: demo, activeMonths } of issued) {
    expect(demo.endDate, demo.number).toBe(addDays(addMonths(demo.startDate, activeMonths), -1));
  }
  await api.close();
});
