import type { Context } from "hono";
import type { Permission } from "#src/desk/permissions.ts";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import type { PersonalKind } from "#src/desk/personal/openings.ts";
import type { DeskAction } from "#src/desk/timeline/action-texts.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Actor } from "#src/sales/ports/actor.ts";

/** What a person of the insurer has just done. */
export interface DoneAtDesk {
  /** Of the form: the same one twice is one event. */
  readonly decisionId: string;
  readonly actor: Actor;
  readonly action: DeskAction;
  /** The thing that it was done to, such as `payment:…`. */
  readonly subject: string;
  readonly reason: string;
}

/** Where the pages of the desk are shown, and who works at them. */
export interface Seat {
  /** Before the addresses of its pages, without a slash at the end. */
  readonly path: string;
  /** The insurer's zone, in which moments are told. */
  readonly timeZone: string;
  /** Whether a form asks who decides. */
  readonly asksWho: boolean;
  /** Who may do this here, by which role; throws 403. */
  readonly actorFor: (context: Context, permission: Permission, typedName: string) => Actor;
  /** Whether whoever works here may do this, so that nobody is offered what would be refused. */
  readonly may: (context: Context, permission: Permission) => boolean;
  /** How whoever works here sees the personal data of things. */
  readonly viewsOf: (
    context: Context,
    kind: PersonalKind,
    ids: readonly string[],
  ) => Promise<(id: string) => PersonalView>;
  /** Whether the form of a decision was sent before. */
  readonly isDone: (tx: Database, decisionId: string) => Promise<boolean>;
  /** Writes down what was done, inside its transaction. */
  readonly record: (tx: Database, done: DoneAtDesk) => Promise<void>;
}
