import { COUPON_RETRY_MINUTES } from "@sughurta/domain";
import { describeError, type RateRule } from "@sughurta/server-kit";
import { isPerson } from "#src/platform/caller.ts";
import { tooManyRequests } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Limit of distinct wrong values, and what it is counted by. */
interface GuessRule {
  /** Per secret, such as the birth date of a policy number, for all visitors together. */
  readonly subject?: RateRule;
  /** Per secret and address. */
  readonly subjectFromAddress?: RateRule;
  readonly visitor?: RateRule;
  /** Thousands of visitors share one address of a mobile operator. */
  readonly address: RateRule;
  /** Per secret, for visitors who have proved before that it is theirs: only this limit applies to them. */
  readonly known?: RateRule;
}

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
const FROM_ONE_VISITOR: RateRule = { max: 10, windowSeconds: 600 };
const FROM_ONE_ADDRESS: RateRule = { max: 2_000, windowSeconds: HOUR_SECONDS };
const FROM_WHEREVER = { visitor: FROM_ONE_VISITOR, address: FROM_ONE_ADDRESS };

/** Every guessable secret, with one limit across all endpoints (SPEC-62). */
const GUESS_RULES = {
  coupon: {
    ...FROM_WHEREVER,
    visitor: { ...FROM_ONE_VISITOR, windowSeconds: COUPON_RETRY_MINUTES * 60 },
  },
  policyNumber: FROM_WHEREVER,
  policyCode: { ...FROM_WHEREVER, subject: { max: 5, windowSeconds: HOUR_SECONDS } },
  birthDate: { ...FROM_WHEREVER, subject: { max: 5, windowSeconds: DAY_SECONDS } },
  // Slowed down before it is refused (`check-password.ts`); guesses per day are in ADR-0025.
  password: {
    known: { max: 20, windowSeconds: 600 },
    subjectFromAddress: { max: 50, windowSeconds: HOUR_SECONDS },
    subject: { max: 500, windowSeconds: HOUR_SECONDS },
    // Two wrong logins a second for an hour stay below it, so that a mobile operator's address is not refused.
    address: { max: 10_000, windowSeconds: HOUR_SECONDS },
  },
  // For the desk: name, password and one-time code together. Shares no limit with buyers' logins.
  staffSignIn: {
    known: { max: 20, windowSeconds: 600 },
    subjectFromAddress: { max: 30, windowSeconds: HOUR_SECONDS },
    subject: { max: 90, windowSeconds: HOUR_SECONDS },
    address: { max: 600, windowSeconds: HOUR_SECONDS },
  },
} as const satisfies Record<string, GuessRule>;

export type GuessKind = keyof typeof GUESS_RULES;

/** A value of a request that may be a guess. */
export interface Guess {
  readonly kind: GuessKind;
  readonly value: string;
  /** Subject of the secret: a policy number, a phone, a user name. */
  readonly of?: string;
  /** Set if the visitor has proved before that the secret is theirs. */
  readonly isKnown?: boolean;
}

/** The guesses of one request, for the feature that checks them. */
export interface BruteForceGuard {
  /** Seconds to wait before a value may be checked; 0 if it may be checked now. */
  secondsToWait(kind: GuessKind): number;
  /** Records that a value was wrong; unrecorded guesses are not counted. */
  wrong(kind: GuessKind): void;
  /** Retains the counts of wrong values and returns the others, after the transaction of the request. */
  commit(): Promise<void>;
}

/** Throws 429 if a guess may not be checked now. */
export function assertAllowed(guesses: BruteForceGuard, kind: GuessKind): void {
  const seconds = guesses.secondsToWait(kind);
  if (seconds > 0) throw tooManyRequests(seconds);
}

interface Scope {
  readonly key: string;
  readonly rule: RateRule;
  /** Counted while the value is recorded as wrong. */
  readonly valueKey: string;
}

function getScopes({ kind, value, of, isKnown }: Guess, owner: string, address: string): Scope[] {
  const rules: GuessRule = GUESS_RULES[kind];
  const secret = `${of ?? ""} ${value}`;
  const scope = (name: string, rule: RateRule | undefined): Scope[] =>
    rule ? [{ key: `${kind} ${name}`, rule, valueKey: `${kind} ${name} value ${secret}` }] : [];
  if (of !== undefined && isKnown) return scope(`known to ${of}`, rules.known);
  const ofSubject =
    of === undefined
      ? []
      : [
          ...scope(`of ${of} from ${address}`, rules.subjectFromAddress),
          ...scope(`of ${of}`, rules.subject),
        ];
  return [
    ...ofSubject,
    ...(isPerson(owner) ? scope(owner, rules.visitor) : []),
    ...scope(`address ${address}`, rules.address),
  ];
}

interface OpenGuess {
  readonly secondsToWait: number;
  /** Scopes in which this guess is counted until it turns out right. */
  readonly counted: readonly Scope[];
}

/** Counts a guess before it is checked, so that concurrent guesses cannot exceed the limit. */
async function openGuess(
  { limiter }: Pick<Platform, "limiter">,
  scopes: readonly Scope[],
): Promise<OpenGuess> {
  const counted: Scope[] = [];
  for (const scope of scopes) {
    if (await limiter.isCounted(scope.valueKey)) continue;
    const secondsToWait = await limiter.take(scope.key, scope.rule);
    if (secondsToWait > 0) {
      await refund(limiter, counted);
      return { secondsToWait, counted: [] };
    }
    counted.push(scope);
  }
  return { secondsToWait: 0, counted };
}

async function refund(limiter: Platform["limiter"], scopes: readonly Scope[]): Promise<void> {
  for (const { key, rule } of scopes) await limiter.refund(key, rule);
}

/** A repeated wrong value counts once, also if it was sent twice concurrently. */
async function keepWrong(limiter: Platform["limiter"], scopes: readonly Scope[]): Promise<void> {
  for (const scope of scopes) {
    const { windowSeconds } = scope.rule;
    const isKnown = (await limiter.take(scope.valueKey, { max: 1, windowSeconds })) > 0;
    if (isKnown) await limiter.refund(scope.key, scope.rule);
  }
}

/** Opens the guesses of a request: each is counted by its secret, its visitor and its address. */
export async function openBruteForceGuard(
  service: Pick<Platform, "log" | "limiter">,
  guesses: readonly Guess[],
  { owner, address }: { readonly owner: string; readonly address: string },
): Promise<BruteForceGuard> {
  const open = new Map<GuessKind, OpenGuess>();
  for (const guess of guesses) {
    open.set(guess.kind, await openGuess(service, getScopes(guess, owner, address)));
  }
  const wrong = new Set<GuessKind>();
  return {
    secondsToWait: (kind) => open.get(kind)?.secondsToWait ?? 0,
    wrong: (kind) => wrong.add(kind),
    async commit() {
      try {
        for (const [kind, { counted }] of open) {
          await (wrong.has(kind) ? keepWrong : refund)(service.limiter, counted);
        }
      } catch (error) {
        // The response is still sent; the extra count expires with its window.
        service.log.warn({ error: describeError(error) }, "guesses were not committed");
      }
    },
  };
}
