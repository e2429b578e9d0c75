import type { DeskForm } from "#src/desk/pages/desk-command.ts";
import { notFound } from "#src/platform/http/failure-error.ts";

const STATES = { confirm: "confirmed", reject: "rejected" } as const;

/** Which button of a proposal was pressed, and what becomes of it. Throws 404 where it was none. */
export function proposalDecision({ text }: DeskForm) {
  const command = (["confirm", "reject"] as const).find((one) => one === text("command"));
  if (!command) throw notFound();
  return { command, state: STATES[command] } as const;
}
