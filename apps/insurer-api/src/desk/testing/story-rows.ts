import type { ListPage } from "#src/desk/shell/work-list.ts";

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

/** Policyholder and claimant in stories. */
export const BUYER = {
  lastName: "Раҳимова",
  firstName: "Мадина",
  birthDate: "1991-04-17",
  phone: "992927123456",
  email: "madina@mail.tj",
} as const;
