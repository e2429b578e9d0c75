import { addDays, daysBetween } from "@sughurta/domain";

/** Days on which a policy covers, ISO, inclusive. */
export interface Term {
  readonly startDate: string;
  readonly endDate: string;
}

/** A premium in whole diram that is earned over the days of a term. */
export interface EarningPlan extends Term {
  readonly premiumDiram: number;
}

/** A change of what is earned: at once on a day, and on that day and each later one. */
export interface Earning {
  readonly day: string;
  readonly earnedDiram: number;
  readonly dailyDiram: number;
}

const termDays = ({ startDate, endDate }: Term) => daysBetween(startDate, endDate) + 1;

/**
 * The part of a premium that is earned by the end of a day, pro rata by day. Whole diram are earned each day; those that
 * remain are earned one a day, from the first day on.
 */
export function earnedThrough(plan: EarningPlan, day: string): number {
  const days = termDays(plan);
  const elapsed = Math.min(Math.max(0, daysBetween(plan.startDate, day) + 1), days);
  return (
    Math.floor(plan.premiumDiram / days) * elapsed + Math.min(plan.premiumDiram % days, elapsed)
  );
}

/** Changes of the daily earnings of a plan, in the order of their days. */
function dailyChanges({
  premiumDiram,
  startDate,
  endDate,
}: EarningPlan): readonly [string, number][] {
  const days = termDays({ startDate, endDate });
  const daily = Math.floor(premiumDiram / days);
  const rest = premiumDiram % days;
  const changes: readonly [string, number][] = [
    [startDate, daily + (rest > 0 ? 1 : 0)],
    [addDays(startDate, rest), rest > 0 ? -1 : 0],
    [addDays(endDate, 1), -daily],
  ];
  return changes.filter(([, change]) => change !== 0);
}

/** A plan that is followed from a day on: what it would have earned before is earned on that day. */
function followFrom(plan: EarningPlan, day: string): Earning[] {
  const changes = dailyChanges(plan);
  const dailyDiram = changes.reduce((sum, [on, change]) => sum + (on < day ? change : 0), 0);
  const earnedDiram = earnedThrough(plan, addDays(day, -1));
  return [
    { day, earnedDiram, dailyDiram },
    ...changes
      .filter(([on]) => on >= day)
      .map(([on, change]) => ({ day: on, earnedDiram: 0, dailyDiram: change })),
  ];
}

const negated = ({ day, earnedDiram, dailyDiram }: Earning): Earning => ({
  day,
  earnedDiram: -earnedDiram,
  dailyDiram: -dailyDiram,
});

/** State of a policy's premium; an ended policy has earned all of it. */
export interface PremiumState extends EarningPlan {
  readonly isEnded: boolean;
}

/** The earned part of a premium by the end of a day. */
export const getEarned = (state: PremiumState, day: string): number =>
  state.isEnded ? state.premiumDiram : earnedThrough(state, day);

/**
 * What changes in the earnings when a premium changes on a day, so that their sum is what the new state has earned.
 * `before` is `undefined` for a new policy.
 */
export function earningChanges(
  before: PremiumState | undefined,
  after: PremiumState,
  day: string,
): readonly Earning[] {
  const followed = (state: PremiumState) =>
    state.isEnded
      ? [{ day, earnedDiram: state.premiumDiram, dailyDiram: 0 }]
      : followFrom(state, day);
  const changes = [...(before ? followed(before).map(negated) : []), ...followed(after)];
  return changes.filter(({ earnedDiram, dailyDiram }) => earnedDiram !== 0 || dailyDiram !== 0);
}
