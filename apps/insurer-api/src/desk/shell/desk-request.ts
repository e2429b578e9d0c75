import type { Language } from "@sughurta/domain";
import type { Context } from "hono";
import type { PersonalView } from "#src/desk/access/mask.ts";
import type { Permission } from "#src/desk/access/permissions.ts";
import type { PersonalKind } from "#src/desk/access/unmask-grants.ts";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import type { Actor } from "#src/sales/ports/actor.ts";

/** A list that a member of staff saved: its name, and the filter in its address. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

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
  readonly loadViews: (
    context: Context,
    kind: PersonalKind,
    ids: readonly string[],
  ) => Promise<(id: string) => PersonalView>;
  /** The user's saved views of a list, by name. */
  readonly savedViews: (context: Context, list: string) => Promise<readonly SavedView[]>;
  /** Whether the form of a decision was submitted before. */
  readonly isDone: (tx: Database, decisionId: string) => Promise<boolean>;
  /** Records the action, inside its transaction. */
  readonly record: (tx: Database, done: StaffAction) => Promise<void>;
}

/** A request for a page of the desk, as the facts and the view of the page see it. */
export interface DeskRequest extends Pick<DeskContext, "path" | "timeZone" | "asksWho"> {
  readonly request: Request;
  readonly language: Language;
  /** Parameters of the address after `?`. */
  readonly query: Readonly<Record<string, string>>;
  /** A parameter of the path, decoded; "" if the path has none of this name. */
  readonly param: (name: string) => string;
  /** Address of a page of the desk, such as `/refunds`, in the language of the request. */
  readonly address: (page: string) => string;
  readonly may: (permission: Permission) => boolean;
  readonly loadViews: (
    kind: PersonalKind,
    ids: readonly string[],
  ) => Promise<(id: string) => PersonalView>;
  readonly savedViews: (list: string) => Promise<readonly SavedView[]>;
}

/** A request by a staff member, with the role that grants the permission for the page. */
export interface StaffRequest extends DeskRequest {
  readonly actor: Actor;
}

/** A request to the desk, for pages that every staff member may open. */
export function deskRequest(deskContext: DeskContext, context: Context): DeskRequest {
  const { path, timeZone, asksWho } = deskContext;
  const language = pageLanguage(context);
  return {
    path,
    timeZone,
    asksWho,
    request: context.req.raw,
    language,
    query: context.req.query(),
    param: (name) => context.req.param(name) ?? "",
    address: (page) => `${path}${page}${page.includes("?") ? "&" : "?"}lang=${language}`,
    may: (permission) => deskContext.may(context, permission),
    loadViews: (kind, ids) => deskContext.loadViews(context, kind, ids),
    savedViews: (list) => deskContext.savedViews(context, list),
  };
}

/** A request to the desk with its actor. Throws 403 without the permission. */
export function staffRequest(
  deskContext: DeskContext,
  context: Context,
  permission: Permission,
): StaffRequest {
  const actor = deskContext.actorFor(context, permission, "");
  return { ...deskRequest(deskContext, context), actor };
}

/** The identifier in the path of a request. Throws 404 for text that is none. */
export function idIn({ param }: Pick<DeskRequest, "param">, name = "id"): string {
  const id = param(name);
  if (!isIdentifier(id)) throw notFound();
  return id;
}
