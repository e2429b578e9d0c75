import type { Context } from "hono";
import type { PersonalView } from "#src/desk/access/mask.ts";
import type { PersonalKind } from "#src/desk/access/openings.ts";
import type { Permission } from "#src/desk/access/permissions.ts";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Actor } from "#src/sales/ports/actor.ts";

/** An action of a staff member. */
export interface StaffAction {
  /** Id of the form; makes the audit event idempotent. */
  readonly decisionId: string;
  readonly actor: Actor;
  readonly action: DeskAction;
  /** The record concerned, such as `payment:…`. */
  readonly subject: string;
  readonly reason: string;
}

/** Context of the desk pages: where they are served, and which permissions apply. */
export interface DeskContext {
  /** Prefix of the page addresses, without a trailing slash. */
  readonly path: string;
  /** The insurer's time zone, in which times are shown. */
  readonly timeZone: string;
  /** Whether a form asks for the name of the person who decides. */
  readonly asksWho: boolean;
  /** The actor with the role that grants the permission; throws 403. */
  readonly actorFor: (context: Context, permission: Permission, typedName: string) => Actor;
  /** Whether the user has the permission; pages hide actions that would be refused. */
  readonly may: (context: Context, permission: Permission) => boolean;
  /** The user's views of the personal data of records. */
  readonly viewsOf: (
    context: Context,
    kind: PersonalKind,
    ids: readonly string[],
  ) => Promise<(id: string) => PersonalView>;
  /** Whether the form of a decision was submitted before. */
  readonly isDone: (tx: Database, decisionId: string) => Promise<boolean>;
  /** Records the action, inside its transaction. */
  readonly record: (tx: Database, done: StaffAction) => Promise<void>;
}
