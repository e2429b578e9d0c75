import { checkVisitor, endVisitor, renewVisitorSession } from "@sughurta/contracts/session";
import { sessionEnded } from "#src/platform/caller.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import * as visitors from "./visitor-sessions.ts";

/** Requests of the gateway about guests, with the service account's token (SPEC-19, SPEC-30). */
export function visitorRoutes(service: Pick<Platform, "now" | "log">): Route[] {
  return [
    route(checkVisitor, async () => respond(200, { known: true })),
    route(renewVisitorSession, async ({ db, body, owner }) => {
      const renewed = await visitors.renewVisitorSession(service, db, { owner, ...body });
      if (!renewed) throw sessionEnded();
      const { generation, issuedAt } = renewed;
      return respond(200, { generation, issuedAt: Math.floor(issuedAt.getTime() / 1_000) });
    }),
    route(endVisitor, async ({ db, owner }) => {
      await visitors.endVisitor(service, db, owner);
      return respond(200, { ended: true });
    }),
  ];
}
