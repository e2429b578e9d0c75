import type { Language } from "@sughurta/domain";
import { deskTexts } from "#src/desk/desk-texts.ts";
import { type Permission, roleFor } from "#src/desk/permissions.ts";
import type { WaitingCounts } from "./waiting-counts.ts";

/** Work lists in groups, with the permission to open each. */
const MENU = [
  [
    ["payments", "seePayments"],
    ["refunds", "seeRefunds"],
    ["policies", "seePolicies"],
    ["vehicles", "seeVehicles"],
    ["claims", "seeClaims"],
    ["calls", "seeCalls"],
    ["resumes", "handleResumes"],
    ["messages", "seeMessages"],
  ],
  [
    ["prices", "seePrices"],
    ["tariffs", "seePrices"],
    ["rates", "seePrices"],
    ["coupons", "seePrices"],
  ],
  [
    ["partners", "seePartners"],
    ["content", "seeContent"],
  ],
  [
    ["registers", "seeRegisters"],
    ["proposals", "seeProposals"],
    ["handover", "seeHandover"],
    ["audit", "seeAudit"],
    ["staff", "manageStaff"],
  ],
] as const satisfies readonly (readonly (readonly [string, Permission])[])[];

export type DeskList = (typeof MENU)[number][number][0];

/** Lists that the test desk has too; the others do not separate sales and test data. */
const TEST_LISTS: ReadonlySet<DeskList> = new Set([
  "payments",
  "refunds",
  "policies",
  "vehicles",
  "claims",
  "calls",
  "messages",
  "proposals",
  "handover",
]);

/** A work list of the menu. */
export interface MenuItem {
  readonly list: DeskList;
  readonly label: string;
  /** Number of pending items; 100 means 100 or more, `undefined` for a list without pending items. */
  readonly waiting: number | undefined;
}

/** The work lists that the user may open, in groups. */
export async function deskMenu(
  counts: Pick<WaitingCounts, "of">,
  roles: readonly string[],
  language: Language,
  isTest = false,
): Promise<readonly (readonly MenuItem[])[]> {
  const groups = MENU.map((group) =>
    group
      .filter(([list, permission]) => {
        const isThere = !isTest || TEST_LISTS.has(list);
        return isThere && roleFor(roles, permission) !== undefined;
      })
      .map(([list]) => list),
  ).filter((group) => group.length > 0);
  const waiting = await counts.of(groups.flat());
  const texts = deskTexts[language];
  return groups.map((group) =>
    group.map((list) => ({ list, label: texts[list], waiting: waiting.get(list) })),
  );
}
