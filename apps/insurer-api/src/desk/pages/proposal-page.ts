import {
  isStoredKind,
  PROPOSAL_KINDS,
  STORED_KINDS,
  type StoredKind,
} from "#src/desk/proposals/proposal-kinds.ts";
import { applyProposal, type ProposalNeeds } from "#src/desk/proposals/run-or-propose.ts";
import type { DeskCommand } from "#src/desk/shell/desk-command.ts";
import { deskCommands, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { idIn } from "#src/desk/shell/desk-request.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { decideProposal, findProposal, openProposals } from "#src/platform/two-people/proposals.ts";
import { type ProposalsFacts, proposalsView } from "./proposal-view.ts";

type Decision = readonly [button: "confirm" | "reject", state: "confirmed" | "rejected"];

/** A decision about a proposal of a kind. */
const decision = (kind: StoredKind, [button, state]: Decision): DeskCommand<ProposalNeeds> => ({
  action: `${kind}.${button}`,
  permission: PROPOSAL_KINDS[kind].permission,
  needsReason: true,
  async run(service, { desk, command }) {
    const { actor } = command;
    const id = idIn(desk);
    const { change, proposedBy } = await decideProposal(service, service.db, id, state, actor.id);
    if (state === "rejected") return undefined;
    const approvers = { by: proposedBy, confirmedBy: actor.id, role: actor.role };
    const result = await applyProposal(service, kind, change, approvers, command);
    if (kind === "sanctionsList") service.sanctions.clear();
    return result;
  },
});

/** Decisions by kind and button, such as `payout.confirm`. */
const decisions = Object.fromEntries(
  STORED_KINDS.flatMap((kind) => [
    [`${kind}.confirm`, decision(kind, ["confirm", "confirmed"])],
    [`${kind}.reject`, decision(kind, ["reject", "rejected"])],
  ]),
);

/** Pages with changes that another staff member confirms, and with the table of what needs two people. */
export const proposalPages = deskPages(
  deskPage<ProposalNeeds, ProposalsFacts>({
    path: "/proposals",
    permission: "seeProposals",
    facts: async ({ config, db }) => ({
      proposals: await openProposals(db),
      alone: config.alone,
    }),
    view: proposalsView,
  }),
  deskCommands<ProposalNeeds>({
    path: "/proposals/:id",
    permission: "decideProposals",
    async about({ db }, desk) {
      const { kind, subject, change } = await findProposal(db, desk.param("id"));
      if (!isStoredKind(kind)) throw notFound();
      return { subject, page: PROPOSAL_KINDS[kind].page(change) };
    },
    chosen: async ({ text }, { db }, desk) =>
      `${(await findProposal(db, desk.param("id"))).kind}.${text("command")}`,
    commands: decisions,
  }),
);
