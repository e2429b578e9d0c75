import { and, eq, gt, inArray } from "drizzle-orm";
import { auditEvent, type Staff } from "#src/platform/database/schema/desk.ts";
import type { Platform } from "#src/platform/platform.ts";
import { CLOSED, LOCKED, OPEN, type PersonalView } from "./mask.ts";
import { type Permission, roleFor } from "./permissions.ts";

/** Kinds of records with personal data, and the permission to reveal it; the auditor role grants none of them. */
export const UNMASK_PERMISSIONS = {
  payment: "decidePayments",
  policy: "sendPolicies",
  claim: "decideClaims",
  call: "seeCalls",
  check: "decideChecks",
  message: "sendMessages",
  resume: "handleResumes",
} as const satisfies Record<string, Permission>;

export type PersonalKind = keyof typeof UNMASK_PERMISSIONS;

const isPersonalKind = (text: string): text is PersonalKind =>
  Object.hasOwn(UNMASK_PERMISSIONS, text);

/** All kinds of records with personal data. */
export const PERSONAL_KINDS = Object.keys(UNMASK_PERMISSIONS).filter(isPersonalKind);

/** The audit action that reveals personal data; the audit chain is the only store of these grants. */
export const SHOW_PERSONAL = "showPersonal";

const OPEN_MS = 15 * 60_000;

/** A staff member's view of each record of a kind: revealed for 15 minutes after they gave a reason. */
export async function personalViews(
  { db, now }: Pick<Platform, "db" | "now">,
  { name, roles }: Pick<Staff, "name" | "roles">,
  kind: PersonalKind,
  ids: readonly string[],
): Promise<(id: string) => PersonalView> {
  if (roleFor(roles, UNMASK_PERMISSIONS[kind]) === undefined) return () => LOCKED;
  if (ids.length === 0) return () => CLOSED;
  const events = await db
    .select({ subject: auditEvent.subject })
    .from(auditEvent)
    .where(
      and(
        inArray(
          auditEvent.subject,
          ids.map((id) => `${kind}:${id}`),
        ),
        eq(auditEvent.action, SHOW_PERSONAL),
        eq(auditEvent.staffName, name),
        gt(auditEvent.happenedAt, new Date(now().getTime() - OPEN_MS)),
      ),
    );
  const open = new Set(events.map(({ subject }) => subject));
  return (id) => (open.has(`${kind}:${id}`) ? OPEN : CLOSED);
}
