import { and, eq, inArray, like, lt, type SQL, sql } from "drizzle-orm";
import type { Account } from "#src/identity/auth/auth-routes.ts";
import { userOwner, visitorOwner } from "#src/platform/caller.ts";
import { order, payment, policy } from "#src/platform/database/schema/sales.ts";
import { claim, idempotency, user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { moveDrafts } from "./drafts.ts";

/** Time for which purchases and claims of a guest stay with the page on which they were made. */
const GUEST_PAGE_MS = 3_600_000;

const ofGuests = (owner: typeof policy.owner | typeof claim.owner) =>
  like(owner, visitorOwner("%"));
const getPhone = (holder: typeof policy.holder | typeof order.holder) => sql`${holder}->>'phone'`;

/**
 * Moves the data of this browser's guest to the user who signs in: unfinished orders with the user's own phone, and
 * drafts. Records with another phone are moved when the owner of that phone signs in (SPEC-68): browsers are shared.
 */
export async function mergeGuest(
  service: Pick<Service, "config">,
  tx: Database,
  guest: string,
  person: Account,
): Promise<void> {
  await mergeByPhone(tx, person);
  if (!guest.startsWith(visitorOwner(""))) return;
  const owner = userOwner(person.id);
  const mine = and(eq(order.owner, guest), eq(getPhone(order.holder), person.username));
  const moved = await tx.update(order).set({ owner }).where(mine).returning({ id: order.id });
  await movePayments(
    tx,
    moved.map(({ id }) => id),
    owner,
  );
  if (!(await keepsSomething(tx, guest))) await moveResponses(tx, guest, owner);
  await moveDrafts(service, tx, guest, owner);
}

/**
 * Moves claims made by guests with the user's phone, and policies bought with it, with their orders and payments, to
 * the user (SPEC-68); `before` excludes newer ones. Unpaid orders stay with their buyer.
 */
async function mergeByPhone(
  tx: Database,
  { id, username: phone }: Account,
  before?: Date,
): Promise<void> {
  const owner = userOwner(id);
  const older = (createdAt: typeof policy.createdAt | typeof claim.createdAt): SQL | undefined =>
    before && lt(createdAt, before);
  await tx
    .update(claim)
    .set({ owner })
    .where(and(ofGuests(claim.owner), eq(claim.phone, phone), older(claim.createdAt)));
  const moved = await tx
    .update(policy)
    .set({ owner })
    .where(and(ofGuests(policy.owner), eq(getPhone(policy.holder), phone), older(policy.createdAt)))
    .returning({ orderId: policy.orderId });
  await moveOrders(
    tx,
    moved.flatMap(({ orderId }) => orderId ?? []),
    owner,
  );
}

/** Moves guests' purchases and claims with the account's phone, made since an earlier sign-in, into the account. */
export async function mergeSinceSignIn(
  { db, now }: Pick<Service, "db" | "now">,
  userId: string,
): Promise<void> {
  const [person] = await db
    .select({ id: user.id, username: user.username })
    .from(user)
    .where(eq(user.id, userId));
  if (!person) return;
  const before = new Date(now().getTime() - GUEST_PAGE_MS);
  await db.transaction((tx) => mergeByPhone(tx, person, before));
}

/** Moves a policy, with its order and payments, to a user who has proved a right to it. */
export async function movePolicy(tx: Database, number: string, owner: string): Promise<void> {
  const [moved] = await tx
    .update(policy)
    .set({ owner })
    .where(eq(policy.number, number))
    .returning({ orderId: policy.orderId });
  if (moved?.orderId) await moveOrders(tx, [moved.orderId], owner);
}

async function moveOrders(tx: Database, orders: readonly string[], owner: string) {
  if (orders.length === 0) return;
  await tx
    .update(order)
    .set({ owner })
    .where(inArray(order.id, [...orders]));
  await movePayments(tx, orders, owner);
}

async function movePayments(tx: Database, orders: readonly string[], owner: string) {
  if (orders.length === 0) return;
  await tx
    .update(payment)
    .set({ owner })
    .where(inArray(payment.orderId, [...orders]));
}

/** Whether the guest still owns records, so that stored responses may name ids the user cannot access. */
async function keepsSomething(tx: Database, guest: string): Promise<boolean> {
  const orders = await tx.$count(order, eq(order.owner, guest));
  return orders > 0 || (await tx.$count(claim, eq(claim.owner, guest))) > 0;
}

/**
 * Moves stored responses of idempotent requests, so that one repeated after signing in does nothing twice. A browser
 * uses one key of an unfinished order for all its users: if the user already has that key, the user's response stays.
 */
async function moveResponses(tx: Database, guest: string, owner: string) {
  const { key } = idempotency;
  const known = tx.select({ key }).from(idempotency).where(eq(idempotency.owner, owner));
  const ofGuest = eq(idempotency.owner, guest);
  await tx.delete(idempotency).where(and(ofGuest, inArray(key, known)));
  await tx.update(idempotency).set({ owner }).where(ofGuest);
}
