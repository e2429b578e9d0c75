import { checkVisitor, endVisitor, renewVisitorSession } from "@sughurta/contracts";
import { sessionEnded } from "#src/http/caller.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import type { Service } from "#src/service.ts";
import * as visitors from "./visitor-sessions.ts";

/** What the gateway asks about guests, with the service account's token (decisions 19, 30). */
export function visitorRoutes(service: Service): Route[] {
  return [
    route(checkVisitor, async () => answer(200, { known: true })),
    route(renewVisitorSession, async ({ db, body, owner }) => {
      const renewed = await visitors.renewVisitorSession(service, db, { owner, ...body });
      if (!renewed) throw sessionEnded();
      const { generation, issuedAt } = renewed;
      return answer(200, { generation, issuedAt: Math.floor(issuedAt.getTime() / 1_000) });
    }),
    route(endVisitor, async ({ db, owner }) => {
      await visitors.endVisitor(service, db, owner);
      return answer(200, { ended: true });
    }),
  ];
}
