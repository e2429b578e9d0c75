import { addDays, isIsoDate } from "@sughurta/domain";
import { isoDay } from "#src/desk/shell/day-field.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { SALES_CHANNELS, type SalesChannel } from "#src/platform/database/schema/reports.ts";
import {
  getProgrammes,
  MAX_REGISTER_DAYS,
  REGISTER_GROUPS,
  type RegisterGroup,
  type RegisterQuery,
} from "#src/reports/premiums/premium-register.ts";

/** Value of a choice for policies that were not paid online. */
const NO_OPERATOR = "none";
const MAX_CODE_LENGTH = 60;

/** The period, grouping and limits chosen on the page of the register; by default this month by day. */
export interface RegisterChoice {
  readonly from: string;
  readonly to: string;
  readonly group: RegisterGroup;
  readonly product?: string | undefined;
  readonly programme?: string | undefined;
  readonly channel?: SalesChannel | undefined;
  /** Empty for policies that were not paid online. */
  readonly operator?: string | undefined;
}

/** Reads the choice from the address of a page; an impossible period is shortened. */
export function registerChoice(
  { query }: Pick<DeskRequest, "query">,
  today: string,
): RegisterChoice {
  const given = (name: string) => query[name]?.slice(0, MAX_CODE_LENGTH) || undefined;
  const day = (name: string, otherwise: string) => {
    const value = isoDay(given(name) ?? "");
    return isIsoDate(value) ? value : otherwise;
  };
  const to = day("to", today);
  const earliest = addDays(to, 1 - MAX_REGISTER_DAYS);
  const from = day("from", `${to.slice(0, 7)}-01`);
  const operator = given("operator");
  return {
    from: [earliest, from, to].toSorted()[1] ?? to,
    to,
    group: REGISTER_GROUPS.find((one) => one === given("by")) ?? "day",
    product: given("product"),
    programme: given("programme"),
    channel: SALES_CHANNELS.find((one) => one === given("channel")),
    operator: operator === NO_OPERATOR ? "" : operator,
  };
}

/** The query of the register for a choice. */
export function registerQuery(choice: RegisterChoice): RegisterQuery {
  const { from, to, product, programme, channel, operator } = choice;
  const programmes =
    programme === undefined ? product && getProgrammes(product) : ([programme] as const);
  return { from, to, programmes: programmes || undefined, channel, operator };
}

/** Path of a page of the register, with its choice. */
export function registerPath(page: string, choice: RegisterChoice): string {
  const { from, to, group, product, programme, channel, operator } = choice;
  const by = { from, to, by: group, product, programme, channel };
  const fields = { ...by, operator: operator === "" ? NO_OPERATOR : operator };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  return `${page}?${query}`;
}
