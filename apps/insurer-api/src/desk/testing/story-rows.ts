import type { ListPage } from "#src/desk/pages/work-list.ts";

/** When things of stories happened. */
export const AT = new Date("2026-11-25T09:05:00Z");
/** The day on which stories are looked at. */
export const TODAY = "2026-11-26";

/** The id of one of many rows, by its number. */
export const rowId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** The only page of a work list. */
export const aListPage = <Row>(shown: readonly Row[], isAll = false): ListPage<Row> => ({
  isAll,
  shown,
  next: "",
});

/** Who buys and claims in stories. */
export const BUYER = {
  lastName: "Раҳимова",
  firstName: "Мадина",
  birthDate: "1991-04-17",
  phone: "992927123456",
  email: "madina@mail.tj",
} as const;
