import type { ListPage } from "#src/desk/shell/work-list.ts";
import type { RecordNote } from "#src/platform/database/schema/desk.ts";
import type { ScreeningCheck } from "#src/platform/database/schema/screening.ts";

/** Time of the events in stories. */
export const AT = new Date("2026-11-25T09:05:00Z");
/** Current day in stories. */
export const TODAY = "2026-11-26";

/** The id of a sample row, by number. */
export const rowId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A work list with a single page. */
export const aListPage = <Row>(shown: readonly Row[], isAll = false): ListPage<Row> => ({
  isAll,
  shown,
  next: "",
});

/** Products in the filters of stories. */
export const PRODUCTS = [
  ["travel", "Страхование путешественников"],
  ["FAM_KIDS", "Детский спорт"],
] as const;

/** An open mark of a rule. */
export const aMark = (changes: Partial<ScreeningCheck>): ScreeningCheck => ({
  id: rowId(9),
  kind: "sum",
  state: "open",
  orderId: null,
  policyNumber: "4087072011",
  claimId: null,
  details: {},
  createdAt: AT,
  decidedBy: null,
  decidedRole: "",
  reason: "",
  decidedAt: null,
  ...changes,
});

/** A note of a colleague on a record. */
export const aNote = (subject: string, body: string): RecordNote => ({
  id: rowId(8),
  subject,
  staffName: "nilufar",
  staffRole: "support",
  body,
  createdAt: AT,
});

/** Policyholder and claimant in stories. */
export const BUYER = {
  lastName: "Раҳимова",
  firstName: "Мадина",
  birthDate: "1991-04-17",
  phone: "992927123456",
  email: "madina@mail.tj",
} as const;
