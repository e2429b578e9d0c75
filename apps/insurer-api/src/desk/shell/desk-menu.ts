import type { Language } from "@sughurta/domain";
import { deskTexts } from "#src/desk/desk-texts.ts";
import { type Permission, roleFor } from "#src/desk/permissions.ts";
import type { WaitingCounts } from "./waiting-counts.ts";

/** Work lists by what belongs together, with the right to open each. */
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
    ["handover", "seeHandover"],
    ["audit", "seeAudit"],
    ["staff", "manageStaff"],
  ],
] as const satisfies readonly (readonly (readonly [string, Permission])[])[];

export type DeskList = (typeof MENU)[number][number][0];

/** Lists of what test keys make; the others are one for sales and tests. */
const TEST_LISTS: ReadonlySet<DeskList> = new Set([
  "payments",
  "refunds",
  "policies",
  "vehicles",
  "claims",
  "calls",
  "messages",
  "handover",
]);

/** One work list of the menu. */
export interface MenuItem {
  readonly list: DeskList;
  readonly label: string;
  /** How many of it wait for somebody; 100 stands for that and more, `undefined` where nothing ever waits. */
  readonly waiting: number | undefined;
}

/** The work lists that somebody may open, group by group. */
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
