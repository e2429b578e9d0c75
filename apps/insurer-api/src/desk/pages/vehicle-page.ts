import { and, eq, isNull, sql } from "drizzle-orm";
import { deskCommand, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { getPage, listQuery } from "#src/desk/shell/list-query.ts";
import type { ListPage } from "#src/desk/shell/work-list.ts";
import {
  order,
  policy,
  policyCancellation,
  vehicleCheck,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { soldVehicle } from "#src/products/motor/checked-vehicle.ts";
import { checkVehicle } from "#src/sales/payments/check-vehicle.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type UnknownVehicle, vehiclesView, vehicleView } from "./vehicle-view.ts";

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
async function readVehicles(db: Database, desk: DeskRequest): Promise<ListPage<UnknownVehicle>> {
  const columns = { at: policy.createdAt, id: policy.number };
  const { isAll, afterCursor, orderBy, limit } = listQuery(desk, columns);
  const isPending = and(isNull(vehicleCheck.policyNumber), isNull(policyCancellation.policyNumber));
  const found = await unknownVehicles(db)
    .where(and(isUnknown, isAll ? undefined : isPending, afterCursor))
    .orderBy(...orderBy)
    .limit(limit);
  const page = getPage(desk, found.map(withSoldVehicle), ({ policy: { createdAt, number } }) => ({
    at: createdAt,
    id: number,
  }));
  return { isAll, ...page };
}

/** One policy of a vehicle that was not in the directory. Throws 404. */
async function readVehicle(db: Database, number: string): Promise<UnknownVehicle> {
  const [found] = await unknownVehicles(db).where(and(isUnknown, eq(policy.number, number)));
  if (!found) throw notFound();
  return withSoldVehicle(found);
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

/** Pages on which staff compare vehicles that are not in the directory with their registration certificates. */
export const vehiclePages = deskPages(
  deskPage<Needs, ListPage<UnknownVehicle>>({
    path: "/vehicles",
    permission: "seeVehicles",
    facts: ({ db }, desk) => readVehicles(db, desk),
    view: vehiclesView,
  }),
  deskPage<Needs, UnknownVehicle>({
    path: "/vehicles/:number",
    permission: "seeVehicles",
    facts: ({ db }, desk) => readVehicle(db, desk.param("number")),
    view: vehicleView,
  }),
  deskCommand<Needs>({
    path: "/vehicles/:number",
    permission: "checkVehicles",
    action: "checkVehicle",
    typed: ["make", "model", "vehicleType"],
    about: (_service, desk) => ({ subject: `policy:${desk.param("number")}` }),
    run(service, { desk, form: { text }, command }) {
      const type = text("vehicleType");
      const vehicle = {
        make: text("make"),
        model: text("model"),
        vehicleType: type === "" ? undefined : Number(type),
      };
      return checkVehicle(service, desk.param("number"), vehicle, command);
    },
  }),
);
