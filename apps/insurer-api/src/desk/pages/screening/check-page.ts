import { eq, sql } from "drizzle-orm";
import type { DeskCommand } from "#src/desk/shell/desk-command.ts";
import { deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { idIn, type StaffRequest } from "#src/desk/shell/desk-request.ts";
import { productChoices } from "#src/desk/shell/filter-choices.ts";
import { filterQuery, readWorkList } from "#src/desk/shell/list-query.ts";
import { listAuditEvents } from "#src/desk/timeline/timeline-entries.ts";
import { order } from "#src/platform/database/schema/sales.ts";
import { screeningCheck } from "#src/platform/database/schema/screening.ts";
import { decideCorrectionOnHold } from "#src/sales/payments/correction-on-hold.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { decideCheck, findCheck } from "#src/screening/checks/decide-check.ts";
import {
  type CheckFacts,
  type ChecksFacts,
  checkSubject,
  checksView,
  checkView,
} from "./check-view.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "sanctions">;

async function readChecks({ db }: Pick<Service, "db">, desk: StaffRequest): Promise<ChecksFacts> {
  const only = filterQuery(desk, { day: screeningCheck.createdAt, state: screeningCheck.kind });
  const page = await readWorkList(
    db,
    desk,
    screeningCheck,
    sql`${screeningCheck.state} = 'open'`,
    only,
  );
  return { page };
}

/** A check with its order, if retention has not removed it. */
async function readCheck({ db }: Pick<Service, "db">, desk: StaffRequest): Promise<CheckFacts> {
  const check = await findCheck(db, idIn(desk));
  const [held] =
    check.orderId === null ? [] : await db.select().from(order).where(eq(order.id, check.orderId));
  const titles = new Map(await productChoices(db, desk.language));
  return {
    check,
    order: held,
    productTitle: held && (titles.get(held.productCode) ?? held.productCode),
    events: await listAuditEvents(db, [checkSubject(check.id)]),
  };
}

/** A decision by the button of its name. */
const decision = (
  to: "released" | "refused" | "closed",
  action: "check.release" | "check.refuse" | "check.close",
): DeskCommand<Needs> => ({
  action,
  needsReason: true,
  async run(service, { desk, command: { actor, reason } }) {
    const check = await findCheck(service.db, idIn(desk));
    if (check.kind === "correction" && to !== "closed") {
      return decideCorrectionOnHold(service, check, to, { actor, reason });
    }
    return decideCheck(service, idIn(desk), { to, by: actor.id, role: actor.role, reason });
  },
});

/** Pages on which staff decide about held orders and marks. */
export const checkPages = deskPages(
  deskPage<Needs, ChecksFacts>({
    path: "/checks",
    permission: "seeChecks",
    facts: readChecks,
    view: checksView,
  }),
  deskPage<Needs, CheckFacts>({
    path: "/checks/:id",
    permission: "seeChecks",
    facts: readCheck,
    view: checkView,
    commandPermission: "decideChecks",
    about: async ({ db }, desk) => ({
      subject: checkSubject((await findCheck(db, idIn(desk))).id),
    }),
    commands: {
      release: decision("released", "check.release"),
      refuse: decision("refused", "check.refuse"),
      close: decision("closed", "check.close"),
    },
  }),
);
