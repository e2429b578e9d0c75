import { eq, isNull } from "drizzle-orm";
import {
  closeCallback,
  releaseCallback,
  takeCallback,
} from "#src/content/callback/handle-callback.ts";
import { handlingStep } from "#src/desk/shell/desk-command.ts";
import { deskCommands, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { idIn, type StaffRequest } from "#src/desk/shell/desk-request.ts";
import { filterQuery, readWorkList } from "#src/desk/shell/list-query.ts";
import { listAuditEvents } from "#src/desk/timeline/timeline-entries.ts";
import { colleaguesFor } from "#src/desk/work/assignments.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import { callbackRequest } from "#src/platform/database/schema/service.ts";
import { draftTitles } from "#src/products/catalogue/draft-titles.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type CallsFacts, callSubject, callsView } from "./call-view.ts";

type Needs = Pick<Service, "db" | "now">;

async function readCalls({ db }: Needs, desk: StaffRequest): Promise<CallsFacts> {
  const only = filterQuery(desk, {
    day: callbackRequest.createdAt,
    product: callbackRequest.draftKind,
    mine: (staffName) => eq(callbackRequest.takenBy, staffName),
  });
  const isPending = isNull(callbackRequest.closedAt);
  const page = await readWorkList(db, desk, callbackRequest, isPending, only);
  const subjects = page.shown.map(({ id }) => callSubject(id));
  return {
    page,
    colleagues: await colleaguesFor(db, "call"),
    tries: await listAuditEvents(db, subjects),
    products: draftTitles(await db.select().from(product).orderBy(product.code), desk.language),
  };
}

/** Pages of callback requests. */
export const callPages = deskPages(
  deskPage<Needs, CallsFacts>({
    path: "/calls",
    permission: "seeCalls",
    facts: readCalls,
    view: callsView,
  }),
  deskCommands<Needs>({
    path: "/calls/:id",
    permission: "seeCalls",
    about: (_service, desk) => ({ subject: callSubject(idIn(desk)), page: "/calls" }),
    commands: {
      take: handlingStep("call.take", takeCallback),
      done: handlingStep("call.done", closeCallback),
      noAnswer: handlingStep("call.noAnswer", releaseCallback),
    },
  }),
);
