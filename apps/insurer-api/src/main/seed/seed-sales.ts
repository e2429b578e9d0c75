import { randomUUID } from "node:crypto";
import { addDays, genderCode, policyNumberFrom, toDiram, toWirePhone } from "@sughurta/domain";
import { boxCover } from "@sughurta/domain/box";
import { productsOn } from "#src/content/price/product-on-day.ts";
import { productOfBox } from "#src/content/price/sold-box.ts";
import type { BoxSeed, DemoUserSeed, Seed } from "#src/content/schema/seed-types.ts";
import { hashPassword } from "#src/identity/auth/password.ts";
import { userOwner } from "#src/platform/caller.ts";
import { coupon, type Holder, policy, product } from "#src/platform/database/schema/sales.ts";
import { user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday } from "#src/platform/platform.ts";
import { seedCalculatedProducts } from "#src/products/catalogue/product-lines.ts";
import { loadPrice } from "#src/products/price/product-prices.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Puts exactly these boxes on sale, at their prices from a day on; takes other boxes off sale. */
export const sellBoxes =
  (service: Pick<Service, "config" | "now">, validFrom = getToday(service)) =>
  async (db: Database, boxes: readonly BoxSeed[]): Promise<void> => {
    const before = await productsOn(db, getToday(service));
    for (const row of boxes.map((box) => productOfBox(box, box))) {
      await db.insert(product).values(row).onConflictDoUpdate({ target: product.code, set: row });
    }
    await seedCalculatedProducts(db);
    const wanted = new Map(
      boxes.map(({ productCode, price, isSale }) => [
        productCode,
        { priceDiram: toDiram(price), onSale: isSale },
      ]),
    );
    for (const { code, priceDiram, onSale } of before.values()) {
      if (onSale && !wanted.has(code)) wanted.set(code, { priceDiram, onSale: false });
    }
    for (const [code, price] of wanted) {
      const now = before.get(code);
      const isSame = now?.priceDiram === price.priceDiram && now.onSale === price.onSale;
      if (!isSame) await loadPrice(service, db, code, { ...price, validFrom });
    }
  };

export async function seedCoupons(db: Database, { coupons }: Pick<Seed, "coupons">): Promise<void> {
  const rows = coupons.map((one) => ({
    code: one.code,
    kind: one.kind,
    percent: one.kind === "percent" ? one.value : null,
    amountDiram: one.kind === "fixed" ? toDiram(one.value) : null,
    productCodes: one.productCodes,
    validFrom: one.validFrom,
    validTo: one.validTo,
    useLimit: one.useLimit ?? null,
    usedCount: one.usedCount,
  }));
  if (rows.length > 0) await db.insert(coupon).values(rows).onConflictDoNothing();
}

/** Creates the account used for guests; its password is only in the settings, and no hash is stored. */
export async function ensureServiceAccount(
  service: Pick<Service, "config" | "db" | "now">,
): Promise<void> {
  const { username } = service.config.service;
  await service.db
    .insert(user)
    .values({
      id: randomUUID(),
      username,
      role: "service",
      passwordHash: "",
      createdAt: service.now(),
    })
    .onConflictDoNothing();
}

/** Adds people and policies to try. */
export async function seedDemo(
  service: Pick<Service, "config" | "now">,
  db: Database,
  { boxes, demoUsers, demoPolicies }: Pick<Seed, "boxes" | "demoUsers" | "demoPolicies">,
): Promise<void> {
  const now = service.now();
  const users = await Promise.all(
    demoUsers.map(async (person) => ({
      person,
      id: randomUUID(),
      passwordHash: await hashPassword(person.password),
    })),
  );
  for (const { person, id, passwordHash } of users) {
    await db.insert(user).values({
      id,
      username: toWirePhone(person.phone),
      role: "user",
      passwordHash,
      profile: { ...toHolder(person) },
      createdAt: now,
    });
  }
  const today = getToday(service);
  for (const demo of demoPolicies) {
    const owner = users[demo.holder];
    const sold = boxes.find((box) => box.productCode === demo.productCode);
    if (!owner || !sold) continue;
    const { person } = owner;
    await db.insert(policy).values({
      number: policyNumberFrom(demo.sequence),
      code: demo.policyCode.replaceAll(" ", ""),
      owner: userOwner(owner.id),
      policyType: "box",
      productCode: demo.productCode,
      language: "ru",
      ...boxCover(addDays(today, demo.startOffsetDays - 1), sold.activeMonths),
      sumAssuredDiram: toDiram(sold.prepaid),
      priceDiram: toDiram(sold.price),
      amountDiram: toDiram(sold.price),
      currency: "TJS",
      holder: toHolder(person),
      lifeAssured: [`${person.lastName} ${person.firstName} ${person.patronymic}`],
      createdAt: now,
    });
  }
}

function toHolder(person: DemoUserSeed): Holder {
  const { lastName, firstName, patronymic, birthDate, email } = person;
  const gender = genderCode(person.gender);
  return {
    lastName,
    firstName,
    patronymic,
    birthDate,
    email,
    gender,
    phone: toWirePhone(person.phone),
  };
}
