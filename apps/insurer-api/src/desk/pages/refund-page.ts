import { asc, eq, inArray } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { readWorkList } from "#src/desk/shell/list-query.ts";
import type { ListPage } from "#src/desk/shell/work-list.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type Refund, refund, refundEvent } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { TWO_PEOPLE } from "#src/platform/two-people/two-people.ts";
import { decideRefund, refundsOfPurchase } from "#src/sales/payments/decide-refund.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import {
  canSendBack,
  isSendingUnclear,
  refundSource,
  sendRefundAgain,
} from "#src/sales/payments/send-refunds.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type RefundView, showRefund, showRefunds } from "./refund-view.ts";

/** A page of refunds that need an action, or of all. */
function readRefunds(db: Database, context: Context): Promise<ListPage<Refund>> {
  const waits = inArray(refund.state, ["requested", "approved", "sending"]);
  return readWorkList(db, context, refund, waits);
}

/** One refund with its decisions. Throws 404. */
async function readRefund(
  service: Pick<Service, "config" | "db" | "now" | "providers">,
  id: string,
): Promise<RefundView> {
  const { db, now } = service;
  const [shown] = isIdentifier(id) ? await db.select().from(refund).where(eq(refund.id, id)) : [];
  if (!shown) throw notFound();
  const events = await db
    .select()
    .from(refundEvent)
    .where(eq(refundEvent.refundId, id))
    .orderBy(asc(refundEvent.createdAt));
  const canSend = canSendBack(service, await refundSource(db, shown));
  const totalDiram = await refundsOfPurchase(db, shown);
  const needsTwo = TWO_PEOPLE.refund(service.config.alone, { totalDiram });
  const isUnclear = isSendingUnclear(shown, now());
  return { shown, events, canSend, isUnclear, needsTwoFor: needsTwo ? totalDiram : undefined };
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "providers">;

const STEPS = ["approved", "rejected", "sending", "again", "paid"] as const;

/** Pages on which staff cancel policies and decide about refunds. */
export function refundPages(service: Needs, deskContext: DeskContext): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/refunds`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seeRefunds", "");
      return showRefunds(deskContext, context, await readRefunds(service.db, context));
    });
    app.get(`${page}/:id`, async (context) => {
      deskContext.actorFor(context, "seeRefunds", "");
      return showRefund(deskContext, context, await readRefund(service, context.req.param("id")));
    });
    app.post(`${page}/:id`, async (context) => {
      const id = context.req.param("id");
      const form = await readDeskForm(context);
      const to = STEPS.find((one) => one === form.text("to"));
      if (!isIdentifier(id) || !to) throw notFound();
      const work = {
        permission: "decideRefunds",
        action: `refund.${to}`,
        subject: `refund:${id}`,
        page: `${page}/${id}`,
      } as const;
      return runDeskCommand(desk, context, work, form, (inside, command) =>
        to === "again" ? sendRefundAgain(inside, id) : decideRefund(inside, id, to, command),
      );
    });
    app.post(`${deskContext.path}/cancellations`, async (context) => {
      const form = await readDeskForm(context);
      const number = form.text("policyNumber");
      const work = {
        permission: "cancelPolicies",
        action: "cancelPolicy",
        subject: `policy:${number}`,
        page,
      } as const;
      return runDeskCommand(desk, context, work, form, (inside, command) =>
        cancelPolicyFor(inside, number, command),
      );
    });
  };
}
