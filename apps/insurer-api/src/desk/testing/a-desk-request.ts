import type { Context } from "hono";
import { CLOSED, type PersonalView } from "#src/desk/access/mask.ts";
import { roleFor, STAFF_ROLES, type StaffRole } from "#src/desk/access/permissions.ts";
import { type SavedView, type StaffRequest, staffRequest } from "#src/desk/shell/desk-request.ts";

/** A request with this view of personal data; the user has all permissions unless roles are given. */
export const aDeskRequest = (
  context: Context,
  view: PersonalView = CLOSED,
  roles: readonly StaffRole[] = STAFF_ROLES,
  views: readonly SavedView[] = [],
): StaffRequest =>
  staffRequest(
    {
      path: "",
      timeZone: "Asia/Dushanbe",
      asksWho: false,
      actorFor: () => ({ id: "zarina", role: "cashier" }),
      may: (_context, permission) => roleFor(roles, permission) !== undefined,
      loadViews: async () => () => view,
      savedViews: async () => views,
      isDone: async () => false,
      record: async () => {},
    },
    context,
    "keepAccount",
  );
