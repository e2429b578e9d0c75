import type { Hono } from "hono";
import { findThings } from "#src/desk/find-things.ts";
import type { Permission } from "#src/desk/permissions.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import type { Service } from "#src/sales/service.ts";
import { showFound } from "./search-views.ts";
import type { Seat } from "./seat.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

const SEARCH_LENGTH = 60;

/** The search of every page: policies, payments and claims, as far as whoever searches may see them. */
export function searchPages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get(`${seat.path}/search`, async (context) => {
      const search = (context.req.query("search") ?? "").trim().slice(0, SEARCH_LENGTH);
      const may = (permission: Permission) => seat.may(context, permission);
      return showFound(seat, context, await findThings(service, search, may));
    });
  };
}
