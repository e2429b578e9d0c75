import { and, eq, gt, inArray } from "drizzle-orm";
import { type Permission, roleFor } from "#src/desk/permissions.ts";
import { auditEvent, type Staff } from "#src/platform/database/schema/desk.ts";
import type { Platform } from "#src/platform/platform.ts";
import { CLOSED, LOCKED, OPEN, type PersonalView } from "./mask.ts";

/** What has personal data, and the right by which somebody may show it; no auditor has one of these. */
export const OPENED_BY = {
  payment: "decidePayments",
  policy: "sendPolicies",
  claim: "decideClaims",
  call: "seeCalls",
  message: "sendMessages",
  resume: "handleResumes",
} as const satisfies Record<string, Permission>;
export type PersonalKind = keyof typeof OPENED_BY;

export const isPersonalKind = (text: string): text is PersonalKind =>
  Object.hasOwn(OPENED_BY, text);

/** The action in the record: the record alone says what is open. */
export const SHOW_PERSONAL = "showPersonal";
const OPEN_MS = 15 * 60_000;

/** How somebody sees things of a kind: open for a quarter of an hour after they gave a reason. */
export async function personalViews(
  { db, now }: Pick<Platform, "db" | "now">,
  { name, roles }: Pick<Staff, "name" | "roles">,
  kind: PersonalKind,
  ids: readonly string[],
): Promise<(id: string) => PersonalView> {
  if (roleFor(roles, OPENED_BY[kind]) === undefined) return () => LOCKED;
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
