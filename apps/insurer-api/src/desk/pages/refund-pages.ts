import type { Hono } from "hono";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { decideRefund } from "#src/sales/payments/decide-refund.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import { sendRefundAgain } from "#src/sales/payments/send-refunds.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { readDeskForm, runDeskCommand } from "./desk-command.ts";
import type { DeskContext } from "./desk-context.ts";
import { readRefund, readRefunds } from "./refund-facts.ts";
import { showRefund, showRefunds } from "./refund-views.ts";

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
