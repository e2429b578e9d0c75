import { FailureError } from "#src/platform/failures/failure-error.ts";

/** The staff member who gives a command. */
export interface Actor {
  readonly id: string;
  readonly role: string;
}

/** Common fields of every command about money. */
export interface Command {
  /** A UUID from the form: the command is idempotent by it. */
  readonly decisionId: string;
  readonly actor: Actor;
  /** The reason; the buyer reads it when money is refused or refunded. */
  readonly reason: string;
}

/** Requires a staff member and a reason. Throws 422. */
export function requireReason({ actor, reason }: Command): void {
  const isWhole = actor.id.trim() !== "" && actor.role.trim() !== "" && reason.trim() !== "";
  if (!isWhole) throw new FailureError(422, "reasonMissing");
}
