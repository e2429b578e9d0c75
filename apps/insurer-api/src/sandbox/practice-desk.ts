import type { Language } from "@sughurta/domain";
import type { Hono } from "hono";
import { OPEN } from "#src/desk/access/mask.ts";
import { PERMISSIONS, STAFF_ROLES } from "#src/desk/access/permissions.ts";
import { callPages } from "#src/desk/pages/call-page.ts";
import { claimPages } from "#src/desk/pages/claim-page.ts";
import { paymentPages } from "#src/desk/pages/payment-page.ts";
import { proposalPages } from "#src/desk/pages/proposal-page.ts";
import { refundPages } from "#src/desk/pages/refund-page.ts";
import { deskAssets } from "#src/desk/shell/desk-assets.ts";
import { type DeskList, deskMenu } from "#src/desk/shell/desk-menu.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { setDeskShell } from "#src/desk/shell/page-frame.ts";
import { WaitingCounts } from "#src/desk/shell/waiting-counts.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import type { Service } from "#src/sales/ports/service.ts";

const PATH = "/sandbox";
const LISTS: readonly DeskList[] = ["payments", "refunds", "claims", "calls", "proposals"];

/** Name of the actor where a form does not ask for it. */
const PRACTICE_NAME = "practice";

/**
 * Context of the sandbox desk, which has no sign-in: every entered name has the role that a command needs, and personal
 * data is revealed.
 */
const createSandboxDeskContext = (timeZone: string): DeskContext => ({
  path: PATH,
  timeZone,
  asksWho: true,
  actorFor: (_context, permission, typedName) => ({
    id: typedName || PRACTICE_NAME,
    role: PERMISSIONS[permission][0],
  }),
  may: () => true,
  loadViews: async () => () => OPEN,
  savedViews: async () => [],
  isDone: async () => false,
  record: async () => undefined,
});

/** Desk pages to try out, without signing in. */
export function sandboxDesk(
  service: Pick<
    Service,
    "config" | "db" | "jobs" | "log" | "metrics" | "now" | "providers" | "sanctions" | "store"
  >,
): (app: Hono<AppEnv>) => void {
  const { brandName, brandColour, timeZone } = service.config;
  const assets = deskAssets(PATH, brandColour);
  const counts = new WaitingCounts(service);
  const menu = async (language: Language) =>
    (await deskMenu(counts, STAFF_ROLES, language))
      .map((group) => group.filter(({ list }) => LISTS.includes(list)))
      .filter((group) => group.length > 0);
  const shell = {
    path: PATH,
    home: `${PATH}/payments`,
    hasSearch: false,
    brandName,
    assets,
    menu,
    isTest: false,
  };
  return (app) => {
    assets.serve(app);
    for (const list of LISTS) {
      app.use(`${PATH}/${list}/*`, (context, next) => {
        setDeskShell(context, shell);
        return next();
      });
    }
    for (const pages of [claimPages, paymentPages, refundPages, callPages, proposalPages]) {
      pages(service, createSandboxDeskContext(timeZone))(app);
    }
  };
}
