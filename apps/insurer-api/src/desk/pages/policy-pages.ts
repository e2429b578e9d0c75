import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { policy } from "#src/platform/database/schema/sales.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { queuePolicyMessages } from "#src/sales/notifications/policy-messages.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { readDeskForm, runDeskCommand } from "./desk-command.ts";
import type { DeskContext } from "./desk-context.ts";
import { readPolicies, readPolicy } from "./policy-facts.ts";
import { showPolicies, showPolicy } from "./policy-views.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

/** Pages on which staff find a policy, send it again, and cancel it on request. */
export function policyPages(service: Needs, deskContext: DeskContext): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/policies`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seePolicies", "");
      return showPolicies(deskContext, context, await readPolicies(service, context));
    });
    app.get(`${page}/:number`, async (context) => {
      deskContext.actorFor(context, "seePolicies", "");
      const language = pageLanguage(context);
      const shown = await readPolicy(service, context.req.param("number"), language);
      return showPolicy(deskContext, context, shown);
    });
    app.post(`${page}/:number`, async (context) => {
      const number = context.req.param("number");
      const form = await readDeskForm(context);
      const back = `${page}/${encodeURIComponent(number)}`;
      const subject = `policy:${number}`;
      if (form.text("command") === "sendAgain") {
        const work = {
          permission: "sendPolicies",
          action: "sendAgain",
          subject,
          page: back,
        } as const;
        return runDeskCommand(desk, context, work, form, (inside, { decisionId }) =>
          sendAgain(inside, number, decisionId),
        );
      }
      if (form.text("command") !== "cancel") throw notFound();
      const work = {
        permission: "cancelPolicies",
        action: "cancelPolicy",
        subject,
        page: back,
      } as const;
      return runDeskCommand(desk, context, work, form, (inside, command) =>
        cancelPolicyFor(inside, number, command),
      );
    });
  };
}

async function sendAgain(service: Needs, number: string, decisionId: string): Promise<void> {
  const [found] = await service.db.select().from(policy).where(eq(policy.number, number));
  if (!found) throw notFound();
  await queuePolicyMessages(service, service.db, found, `policy:${number}:${decisionId}`);
}
