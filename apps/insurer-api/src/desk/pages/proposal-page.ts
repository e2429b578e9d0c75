import type { Hono } from "hono";
import { isStoredKind, PROPOSAL_KINDS } from "#src/desk/proposals/proposal-kinds.ts";
import {
  applyProposal,
  type ProposalNeeds,
  proposalDecision,
} from "#src/desk/proposals/run-or-propose.ts";
import { readDeskForm, runDeskCommand } from "#src/desk/shell/desk-command.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { decideProposal, findProposal, openProposals } from "#src/platform/two-people/proposals.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import { showProposals } from "./proposal-view.ts";

/** Pages with changes that another staff member confirms, and with the table of what needs two people. */
export function proposalPages(
  service: ProposalNeeds,
  deskContext: DeskContext,
): (app: Hono<AppEnv>) => void {
  const desk = { service, deskContext };
  const page = `${deskContext.path}/proposals`;
  return (app) => {
    app.get(page, async (context) => {
      deskContext.actorFor(context, "seeProposals", "");
      return showProposals(
        deskContext,
        context,
        await openProposals(service.db),
        service.config.alone,
      );
    });
    app.post(`${page}/:id`, async (context) => {
      deskContext.actorFor(context, "decideProposals", "");
      const form = await readDeskForm(context);
      const { command: button, state } = proposalDecision(form);
      const { id, kind, subject, change } = await findProposal(service.db, context.req.param("id"));
      if (!isStoredKind(kind)) throw notFound();
      const { permission, page: pageOf } = PROPOSAL_KINDS[kind];
      const work = {
        permission,
        action: `${kind}.${button}`,
        subject,
        page: `${deskContext.path}${pageOf(change)}`,
      } as const;
      return runDeskCommand(desk, context, work, form, async (inside, command) => {
        requireReason(command);
        const { actor } = command;
        const { proposedBy } = await decideProposal(inside, inside.db, id, state, actor.id);
        if (state === "rejected") return;
        const approvers = { by: proposedBy, confirmedBy: actor.id, role: actor.role };
        await applyProposal(inside, kind, change, approvers, command);
      });
    });
  };
}
