import type { Language } from "@sughurta/domain";
import { type Permission, roleFor } from "#src/desk/access/permissions.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";

/** Work lists in groups, with the permission to open each. */
const MENU = [
  [
    ["payments", "seePayments"],
    ["refunds", "seeRefunds"],
    ["policies", "seePolicies"],
    ["sales", "seeSales"],
    ["vehicles", "seeVehicles"],
    ["claims", "seeClaims"],
    ["checks", "seeChecks"],
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
    ["handover", "seeWebhookDeliveries"],
    ["held", "seeSuspended"],
    ["people", "handlePeople"],
    ["audit", "seeAudit"],
    ["staff", "manageStaff"],
  ],
] as const satisfies readonly (readonly (readonly [string, Permission])[])[];

export type DeskList = (typeof MENU)[number][number][0];

/** A work list of the menu. */
export interface MenuItem {
  readonly list: DeskList;
  readonly label: string;
  /** Number of pending items; 100 means 100 or more, `undefined` for a list without pending items. */
  readonly waiting: number | undefined;
}

/** The work lists that the user may open, in groups. */
export async function deskMenu(
  counts: { readonly of: (lists: readonly string[]) => Promise<ReadonlyMap<string, number>> },
  roles: readonly string[],
  language: Language,
): Promise<readonly (readonly MenuItem[])[]> {
  const groups = MENU.map((group) =>
    group
      .filter(([, permission]) => roleFor(roles, permission) !== undefined)
      .map(([list]) => list),
  ).filter((group) => group.length > 0);
  const waiting = await counts.of(groups.flat());
  const texts = deskTexts[language];
  return groups.map((group) =>
    group.map((list) => ({ list, label: texts[list], waiting: waiting.get(list) })),
  );
}

/** Maximum that the menu counts; means this number or more. */
export const MAX_COUNTED = 100;
