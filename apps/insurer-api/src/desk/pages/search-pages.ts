import { purposeKey, Sealer } from "@sughurta/server-kit";
import type { Hono } from "hono";
import { findThings } from "#src/desk/find-things.ts";
import type { Permission } from "#src/desk/permissions.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import type { Service } from "#src/sales/ports/service.ts";
import type { DeskContext } from "./desk-context.ts";
import { showFound } from "./search-views.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

const SEARCH_LENGTH = 60;
const PURPOSE = "desk search";

/**
 * The search of every page: policies, payments and claims that the staff member may see. Names and phones are sent by
 * POST, and the address of the result contains them encrypted: Back, reload and links work, and logs reveal nothing.
 */
export function searchPages(service: Needs, deskContext: DeskContext): (app: Hono<AppEnv>) => void {
  const sealer = new Sealer(
    ...service.config.secrets.draft.map((secret) => purposeKey(secret, PURPOSE)),
  );
  const page = `${deskContext.path}/search`;
  return (app) => {
    app.post(page, async (context) => {
      const typed = (await readForm(context.req.raw)).get("search");
      const search = String(typed ?? "")
        .trim()
        .slice(0, SEARCH_LENGTH);
      const query = new URLSearchParams({
        lang: pageLanguage(context),
        ...(search === "" ? {} : { found: sealer.seal(search, PURPOSE) }),
      });
      return context.redirect(`${page}?${query}`, 303);
    });
    app.get(page, async (context) => {
      const search = sealer.open(context.req.query("found") ?? "", PURPOSE) ?? "";
      const may = (permission: Permission) => deskContext.may(context, permission);
      return showFound(deskContext, context, await findThings(service, search, may));
    });
  };
}
