import type { Hono } from "hono";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { checkVehicle } from "#src/sales/payments/check-vehicle.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { readDeskForm, runDeskCommand } from "./desk-command.ts";
import type { DeskContext } from "./desk-context.ts";
import { readVehicle, readVehicles } from "./vehicle-facts.ts";
import { showVehicle, showVehicles } from "./vehicle-views.ts";

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
