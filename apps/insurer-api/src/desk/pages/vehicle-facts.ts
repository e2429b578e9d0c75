import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "hono";
import { listQuery, pageOf } from "#src/desk/shell/desk-paging.ts";
import {
  order,
  type Policy,
  policy,
  policyCancellation,
  type VehicleCheck,
  vehicleCheck,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { soldVehicle } from "#src/products/motor/checked-vehicle.ts";
import type { ListPage } from "./work-list.ts";

/** A policy of a vehicle that was not in the directory when it was sold. */
export interface UnknownVehicle {
  readonly policy: Policy;
  /** The vehicle as it was sold. */
  readonly sold: ReturnType<typeof soldVehicle>;
  /** Null until staff compare it with its registration certificate. */
  readonly check: VehicleCheck | null;
  readonly cancelledOn: string | null;
}

const unknownVehicles = (db: Database) =>
  db
    .select({
      policy,
      details: order.details,
      check: vehicleCheck,
      cancelledOn: policyCancellation.requestedOn,
    })
    .from(policy)
    .innerJoin(order, eq(order.id, policy.orderId))
    .leftJoin(vehicleCheck, eq(vehicleCheck.policyNumber, policy.number))
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number));

type Row = Awaited<ReturnType<typeof unknownVehicles>>[number];

const withSoldVehicle = ({ details, ...found }: Row): UnknownVehicle => ({
  ...found,
  sold: soldVehicle(details),
});

const isUnknown = and(
  eq(order.policyType, "car"),
  sql`${order.details} ->> 'vehicleToCheck' = 'true'`,
);

/** A page of vehicles to check, oldest first, or of all, newest first. */
export async function readVehicles(
  db: Database,
  context: Context,
): Promise<ListPage<UnknownVehicle>> {
  const columns = { at: policy.createdAt, id: policy.number };
  const { isAll, beyond, orderBy, limit } = listQuery(context, columns);
  const waits = and(isNull(vehicleCheck.policyNumber), isNull(policyCancellation.policyNumber));
  const found = await unknownVehicles(db)
    .where(and(isUnknown, isAll ? undefined : waits, beyond))
    .orderBy(...orderBy)
    .limit(limit);
  const page = pageOf(context, found.map(withSoldVehicle), ({ policy: { createdAt, number } }) => ({
    at: createdAt,
    id: number,
  }));
  return { isAll, ...page };
}

/** One policy of a vehicle that was not in the directory. Throws 404. */
export async function readVehicle(db: Database, number: string): Promise<UnknownVehicle> {
  const [found] = await unknownVehicles(db).where(and(isUnknown, eq(policy.number, number)));
  if (!found) throw notFound();
  return withSoldVehicle(found);
}
