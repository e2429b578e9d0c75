import { orPropose, type ProposalNeeds } from "#src/desk/proposals/run-or-propose.ts";
import type { DeskCommand } from "#src/desk/shell/desk-command.ts";
import { deskPage } from "#src/desk/shell/desk-page.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { isDeliveryKind, type SuspendedDecision } from "#src/platform/restore/delivery-kinds.ts";
import { recentRestores, suspendedDeliveries } from "#src/platform/restore/suspended-deliveries.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { type SuspendedFacts, suspendedView } from "./suspended-view.ts";

const SHOWN_RESTORES = 5;

const decision = (of: SuspendedDecision): DeskCommand<ProposalNeeds> => ({
  action: `held.${of}`,
  ...orPropose("suspendedDeliveries", (_service, { form }) => ({
    change: { kind: form.text("kind"), decision: of },
  })),
});

/** The page on which staff release or discard deliveries that are held after a restore. */
export const suspendedPages = deskPage<ProposalNeeds, SuspendedFacts>({
  path: "/held",
  permission: "seeSuspended",
  commandPermission: "decideSuspended",
  facts: async ({ db }) => ({
    held: await suspendedDeliveries(db),
    restores: await recentRestores(db, SHOWN_RESTORES),
    proposals: await openProposals(db, { kind: "suspendedDeliveries" }),
  }),
  view: suspendedView,
  about(_service, _desk, { text }) {
    if (!isDeliveryKind(text("kind"))) throw notFound();
    return { subject: `held:${text("kind")}` };
  },
  commands: { release: decision("release"), discard: decision("discard") },
});
