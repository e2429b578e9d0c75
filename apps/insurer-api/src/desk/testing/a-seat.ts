import type { Seat } from "#src/desk/pages/seat.ts";
import { roleFor, STAFF_ROLES, type StaffRole } from "#src/desk/permissions.ts";
import { CLOSED, type PersonalView } from "#src/desk/personal/mask.ts";

/** A desk context with this view of personal data; it has all permissions unless roles are given. */
export const aSeat = (
  view: PersonalView = CLOSED,
  roles: readonly StaffRole[] = STAFF_ROLES,
): Seat => ({
  path: "",
  timeZone: "Asia/Dushanbe",
  asksWho: false,
  actorFor: () => ({ id: "zarina", role: "cashier" }),
  may: (_context, permission) => roleFor(roles, permission) !== undefined,
  viewsOf: async () => () => view,
  isDone: async () => false,
  record: async () => {},
});
