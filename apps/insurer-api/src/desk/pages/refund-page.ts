import { asc, eq, inArray } from "drizzle-orm";
import type { DeskCommand } from "#src/desk/shell/desk-command.ts";
import { deskCommand, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { idIn } from "#src/desk/shell/desk-request.ts";
import { readWorkList } from "#src/desk/shell/list-query.ts";
import type { ListPage } from "#src/desk/shell/work-list.ts";
import { type Refund, refund, refundEvent } from "#src/platform/database/schema/sales.ts";
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
import { type RefundFacts, refundsView, refundView } from "./refund-view.ts";

/** One refund with its decisions. Throws 404. */
async function readRefund(
  service: Pick<Service, "config" | "db" | "now" | "providers">,
  id: string,
): Promise<RefundFacts> {
  const { db, now } = service;
  const [shown] = await db.select().from(refund).where(eq(refund.id, id));
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

const decision = (to: Parameters<typeof decideRefund>[2]): DeskCommand<Needs> => ({
  action: `refund.${to}`,
  run: (service, { desk, command }) => decideRefund(service, idIn(desk), to, command),
});

/** Pages on which staff cancel policies and decide about refunds. */
export const refundPages = deskPages(
  deskPage<Needs, ListPage<Refund>>({
    path: "/refunds",
    permission: "seeRefunds",
    facts: ({ db }, desk) =>
      readWorkList(db, desk, refund, inArray(refund.state, ["requested", "approved", "sending"])),
    view: refundsView,
  }),
  deskPage<Needs, RefundFacts>({
    path: "/refunds/:id",
    permission: "seeRefunds",
    facts: (service, desk) => readRefund(service, idIn(desk)),
    view: refundView,
    commandPermission: "decideRefunds",
    about: (_service, desk) => ({ subject: `refund:${idIn(desk)}` }),
    chosen: ({ text }) => text("to"),
    commands: {
      approved: decision("approved"),
      rejected: decision("rejected"),
      sending: decision("sending"),
      paid: decision("paid"),
      again: {
        action: "refund.again",
        run: (service, { desk }) => sendRefundAgain(service, idIn(desk)),
      },
    },
  }),
  deskCommand<Needs>({
    path: "/cancellations",
    permission: "cancelPolicies",
    action: "cancelPolicy",
    about: (_service, _desk, { text }) => ({
      subject: `policy:${text("policyNumber")}`,
      page: "/refunds",
    }),
    run: (service, { form, command }) =>
      cancelPolicyFor(service, form.text("policyNumber"), command),
  }),
);
