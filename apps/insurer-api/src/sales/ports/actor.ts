import { FailureError } from "#src/platform/http/failure-error.ts";

/** The person of the insurer who gives a command. */
export interface Actor {
  readonly id: string;
  readonly role: string;
}

/** What every command about money comes with. */
export interface Command {
  /** A UUID that the form brings along: the same command twice is done once. */
  readonly decisionId: string;
  readonly actor: Actor;
  /** Why; the buyer reads it where money is refused or goes back. */
  readonly reason: string;
}

/** Refuses a command that nobody gave, or that says no reason: 422. */
export function requireReason({ actor, reason }: Command): void {
  const isWhole = actor.id.trim() !== "" && actor.role.trim() !== "" && reason.trim() !== "";
  if (!isWhole) throw new FailureError(422, "reasonMissing");
}
