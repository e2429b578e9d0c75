import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { listQuery, pageOf } from "#src/desk/shell/list-query.ts";
import type { ListPage } from "#src/desk/shell/work-list.ts";
import {
  order,
  policy,
  policyCancellation,
  vehicleCheck,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { soldVehicle } from "#src/products/motor/checked-vehicle.ts";
import { checkVehicle } from "#src/sales/payments/check-vehicle.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { showVehicle, showVehicles, type UnknownVehicle } from "./vehicle-view.ts";

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
async function readVehicles(db: Database, context: Context): Promise<ListPage<UnknownVehicle>> {
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
async function readVehicle(db: Database, number: string): Promise<UnknownVehicle> {
  const [found] = await unknownVehicles(db).where(and(isUnknown, eq(policy.number, number)));
  if (!found) throw notFound();
  return withSoldVehicle(found);
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

/** Pages on which staff compare vehicles that are not in the directory with their registration certificates. */
export function vehiclePages(
  service: Needs,
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  const page = `${deskContext.path}/vehicles`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seeVehicles", "");
      return showVehicles(deskContext, context, await readVehicles(service.db, context));
    });
    app.get(`${page}/:number`, async (context) => {
      deskContext.actorFor(context, "seeVehicles", "");
      const found = await readVehicle(service.db, context.req.param("number"));
      return showVehicle(deskContext, context, found);
    });
    app.post(`${page}/:number`, async (context) => {
      const number = context.req.param("number");
      const form = await readDeskForm(context);
      const work = {
        permission: "checkVehicles",
        action: "checkVehicle",
        subject: `policy:${number}`,
        page: `${page}/${encodeURIComponent(number)}`,
        typed: ["make", "model", "vehicleType"],
      } as const;
      const type = form.text("vehicleType");
      const vehicle = {
        make: form.text("make"),
        model: form.text("model"),
        vehicleType: type === "" ? undefined : Number(type),
      };
      return runDeskCommand({ service, deskContext }, context, work, form, (inside, command) =>
        checkVehicle(inside, number, vehicle, command),
      );
    });
  };
}
