import type { DeskForm } from "#src/desk/pages/desk-command.ts";
import { notFound } from "#src/platform/http/failure-error.ts";

const STATES = { confirm: "confirmed", reject: "rejected" } as const;

/** The decision about a proposal, by its button. Throws 404 for any other button. */
export function proposalDecision({ text }: DeskForm) {
  const command = (["confirm", "reject"] as const).find((one) => one === text("command"));
  if (!command) throw notFound();
  return { command, state: STATES[command] } as const;
}
