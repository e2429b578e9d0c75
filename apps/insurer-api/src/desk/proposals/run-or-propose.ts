import type * as z from "zod/mini";
import { changeClaim } from "#src/claims/change-claim.ts";
import { reopenClaim } from "#src/claims/decided-claim.ts";
import { listVersions } from "#src/content/versions/content-versions.ts";
import { saveContent } from "#src/content/versions/save-content.ts";
import {
  type CommandInput,
  type DeskCommand,
  PROPOSED,
  RecordedAs,
} from "#src/desk/shell/desk-command.ts";
import { erasePerson } from "#src/people/erase-person.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { propose } from "#src/platform/two-people/proposals.ts";
import { type Approval, lacksSecondPerson } from "#src/platform/two-people/two-people.ts";
import { createCoupon } from "#src/products/coupon/manage-coupons.ts";
import { enterRate } from "#src/products/travel/exchange-rate.ts";
import { closeMonth } from "#src/reports/reconciliation/reconcile.ts";
import { enterShare } from "#src/sales/orders/partner-accounts.ts";
import { CORRECTION_ON_HOLD, correctPolicy } from "#src/sales/payments/correct-policy.ts";
import type { Actor, Command } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { decideSuspended } from "#src/sales/restore/decide-suspended.ts";
import { activateList } from "#src/screening/lists/sanctions-lists.ts";
import { PROPOSAL_KINDS, type StoredKind } from "./proposal-kinds.ts";

/** What applying a change needs. */
export type ProposalNeeds = Pick<Service, "config" | "db" | "jobs" | "now" | "sanctions">;

/** The staff members behind a change; the role is that of the one who asked for it. */
type Approvers = Approval & Pick<Actor, "role">;

type Apply<Change> = (
  service: ProposalNeeds,
  change: Change,
  approvers: Approvers,
  command: Command,
) => Promise<unknown>;

/** Publishes a saved version of content, or takes the item off the site. */
async function publishVersion(
  service: ProposalNeeds,
  change: z.output<(typeof PROPOSAL_KINDS)["promise"]["schema"]>,
  { by, confirmedBy }: Approvers,
  { decisionId, reason }: Command,
): Promise<void> {
  const { contentKind, slug, version, basedOn, publishing } = change;
  const item = { kind: contentKind, slug };
  const versions = await listVersions(service.db, item);
  const data = version === null ? null : versions.find((one) => one.version === version)?.data;
  if (data === undefined || (data === null && version !== null)) throw notFound();
  const saved = { ...item, data, basedOn, publishing };
  await saveContent(service, saved, { decisionId, by, confirmedBy, reason });
}

const APPLY: {
  readonly [Kind in StoredKind]: Apply<z.output<(typeof PROPOSAL_KINDS)[Kind]["schema"]>>;
} = {
  payout: (service, { claimId, paidDiram, message }, approval, { decisionId: eventId }) =>
    changeClaim(service, claimId, {
      eventId,
      change: { state: "paid", paidDiram, approval },
      message,
    }),
  reopening: (service, { claimId, message }, approval, { decisionId: eventId }) =>
    reopenClaim(service, claimId, { eventId, message, approval }),
  coupon: (service, coupon, approval) =>
    createCoupon(service, { ...coupon, useLimit: coupon.useLimit }, approval),
  rate: enterRate,
  commission: (service, { partnerCode, ...share }, approval) =>
    enterShare(service, partnerCode, share, approval),
  monthClosing: (service, { reconciliationId }, approval) =>
    closeMonth(service, reconciliationId, approval),
  sanctionsList: (service, { listId }, approval) => activateList(service, listId, approval),
  suspendedDeliveries: decideSuspended,
  async correction(service, wanted, { by, confirmedBy, role }, command) {
    const proposed = { ...command, actor: { id: by, role } };
    const approved = { kind: "staff", command: proposed, confirmedBy } as const;
    const result = await correctPolicy(service, wanted, approved);
    return result === CORRECTION_ON_HOLD ? new RecordedAs("correction.hold") : undefined;
  },
  promise: publishVersion,
  box: publishVersion,
  erasure: erasePerson,
};

/** Applies a change, stored or just submitted. Throws `secondPersonNeeded` if one person may not make it. */
export function applyProposal<Kind extends StoredKind>(
  service: ProposalNeeds,
  kind: Kind,
  change: unknown,
  approvers: Approvers,
  command: Command,
): Promise<unknown> {
  const apply: Apply<never> = APPLY[kind];
  return apply(service, PROPOSAL_KINDS[kind].schema.parse(change) as never, approvers, command);
}

/** A change that one person may apply, or only propose. */
interface WantedChange {
  readonly change: unknown;
  /** What is changed: one proposal about it is open at a time. By default the subject of the command. */
  readonly key?: string;
}

/** A command that applies a change if one person may (see `TWO_PEOPLE`), otherwise stores it as a proposal. */
export function orPropose(
  kind: StoredKind,
  wanted: (service: ProposalNeeds, input: CommandInput) => WantedChange | Promise<WantedChange>,
): Pick<DeskCommand<ProposalNeeds>, "permission" | "proposedAs" | "needsReason" | "run"> {
  const { permission } = PROPOSAL_KINDS[kind];
  return {
    permission,
    proposedAs: `${kind}.propose`,
    needsReason: true,
    async run(service, input) {
      const { command, subject } = input;
      const { actor, reason, decisionId: id } = command;
      const { change, key = subject } = await wanted(service, input);
      const approvers = { by: actor.id, role: actor.role };
      try {
        // A savepoint: a change that needs a second person leaves nothing behind.
        return await service.db.transaction((tx) =>
          applyProposal({ ...service, db: tx }, kind, change, approvers, command),
        );
      } catch (error) {
        if (!lacksSecondPerson(error)) throw error;
      }
      const proposed = { id, kind, key, subject, change, proposedBy: actor.id, reason };
      await propose(service, service.db, proposed);
      return PROPOSED;
    },
  };
}
