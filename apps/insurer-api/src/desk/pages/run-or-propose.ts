import type { Context } from "hono";
import {
  type CommandRequest,
  type DeskForm,
  PROPOSED,
  runDeskCommand,
} from "#src/desk/pages/desk-command.ts";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";
import { propose } from "#src/platform/two-people/proposals.ts";
import { lacksSecondPerson } from "#src/platform/two-people/two-people.ts";
import { requireReason } from "#src/sales/ports/actor.ts";
import { applyProposal, type ProposalNeeds } from "./apply-proposal.ts";
import { PROPOSAL_KINDS, type StoredKind } from "./proposal-kinds.ts";

/** A change that one person may apply, or only propose. */
export interface WantedChange {
  readonly kind: StoredKind;
  /** What is changed: one proposal about it is open at a time. */
  readonly key: string;
  readonly change: unknown;
}

/**
 * Applies a change if one person may (see `TWO_PEOPLE`), otherwise stores it as a proposal; records either. Redirects
 * to the page of the command. Throws 403 without the permission.
 */
export function runOrPropose(
  desk: { readonly service: ProposalNeeds; readonly deskContext: DeskContext },
  context: Context,
  work: Omit<CommandRequest, "permission" | "proposedAs">,
  form: DeskForm,
  { kind, key, change }: WantedChange,
): Promise<Response> {
  const { permission } = PROPOSAL_KINDS[kind];
  const proposable = { ...work, permission, proposedAs: `${kind}.propose` } as const;
  return runDeskCommand(desk, context, proposable, form, async (inside, command) => {
    requireReason(command);
    const { actor, reason, decisionId: id } = command;
    try {
      // A savepoint: a change that needs a second person leaves nothing behind.
      await inside.db.transaction((tx) =>
        applyProposal(
          { ...inside, db: tx },
          kind,
          change,
          { by: actor.id, role: actor.role },
          command,
        ),
      );
      return undefined;
    } catch (error) {
      if (!lacksSecondPerson(error)) throw error;
    }
    const { subject } = work;
    await propose(inside, inside.db, {
      id,
      kind,
      key,
      subject,
      change,
      proposedBy: actor.id,
      reason,
    });
    return PROPOSED;
  });
}
