import { CLOSED, type PersonalView } from "#src/desk/access/mask.ts";
import { roleFor, STAFF_ROLES, type StaffRole } from "#src/desk/access/permissions.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";

/** A desk context with this view of personal data; it has all permissions unless roles are given. */
export const aDeskContext = (
  view: PersonalView = CLOSED,
  roles: readonly StaffRole[] = STAFF_ROLES,
): DeskContext => ({
  path: "",
  timeZone: "Asia/Dushanbe",
  asksWho: false,
  actorFor: () => ({ id: "zarina", role: "cashier" }),
  may: (_context, permission) => roleFor(roles, permission) !== undefined,
  viewsOf: async () => () => view,
  isDone: async () => false,
  record: async () => {},
});
