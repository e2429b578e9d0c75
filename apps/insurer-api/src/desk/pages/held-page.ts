import { orPropose, type ProposalNeeds } from "#src/desk/proposals/run-or-propose.ts";
import type { DeskCommand } from "#src/desk/shell/desk-command.ts";
import { deskPage } from "#src/desk/shell/desk-page.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { type HeldDecision, isDeliveryKind } from "#src/platform/restore/delivery-kinds.ts";
import { heldDeliveries, recentRestores } from "#src/platform/restore/held-deliveries.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { type HeldFacts, heldView } from "./held-view.ts";

const SHOWN_RESTORES = 5;

const decision = (of: HeldDecision): DeskCommand<ProposalNeeds> => ({
  action: `held.${of}`,
  ...orPropose("heldDeliveries", (_service, { form }) => ({
    change: { kind: form.text("kind"), decision: of },
  })),
});

/** The page on which staff release or discard deliveries that are held after a restore. */
export const heldPages = deskPage<ProposalNeeds, HeldFacts>({
  path: "/held",
  permission: "seeHeld",
  commandPermission: "decideHeld",
  facts: async ({ db }) => ({
    held: await heldDeliveries(db),
    restores: await recentRestores(db, SHOWN_RESTORES),
    proposals: await openProposals(db, { kind: "heldDeliveries" }),
  }),
  view: heldView,
  about(_service, _desk, { text }) {
    if (!isDeliveryKind(text("kind"))) throw notFound();
    return { subject: `held:${text("kind")}` };
  },
  commands: { release: decision("release"), discard: decision("discard") },
});
