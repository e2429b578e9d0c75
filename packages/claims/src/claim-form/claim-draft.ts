import { type ApiClient, storageKeyFor, storedValue } from "@sughurta/api-client";
import type { DraftDefinition } from "@sughurta/order/draft";
import { type ClaimValues, EMPTY_CLAIM } from "./claim-schema.ts";
import type { Question } from "./use-questions.ts";

const CHOICES = ["policyNumber", "eventKind", "eventDate", "eventPlace"] as const;
const IDENTITY = ["note", "fullName", "phone", "email"] as const;

type Choices = Pick<ClaimValues, (typeof CHOICES)[number]>;
type Identity = Pick<ClaimValues, (typeof IDENTITY)[number]>;

/** A half-filled claim: what, when and where in this browser, description and contacts on the service (SPEC-30). */
export const claimDraft: DraftDefinition<{
  values: ClaimValues;
  part: Question;
  choices: Choices;
  identity: Identity;
}> = {
  kind: "claim",
  orderName: "claim",
  choicesKey: "claim.choices",
  version: 1,
  firstPart: "policy",
  newOrder: () => EMPTY_CLAIM,
  browserPart: {
    of: ({ policyNumber, eventKind, eventDate, eventPlace }) => ({
      policyNumber,
      eventKind,
      eventDate,
      eventPlace,
    }),
    read: (stored) => getTexts<Choices>(stored, CHOICES),
    open: (choices) => ({ ...EMPTY_CLAIM, ...choices }),
  },
  servicePart: {
    of: ({ note, fullName, phone, email }) => ({ note, fullName, phone, email }),
    read: (stored) => getTexts<Identity>(stored, IDENTITY),
  },
  merge: (values, { note, fullName, phone, email }) => ({
    ...values,
    note: values.note || note,
    fullName: values.fullName || fullName,
    phone: values.phone || phone,
    email: values.email || email,
  }),
};

/** The texts of these names; `undefined` where one of them is missing. */
function getTexts<Texts extends Readonly<Record<string, string>>>(
  stored: object,
  names: readonly (keyof Texts & string)[],
): Texts | undefined {
  const known = new Map<string, unknown>(Object.entries(stored));
  const texts = names.map((name) => [name, known.get(name)] as const);
  if (texts.some(([, text]) => typeof text !== "string")) return undefined;
  return Object.fromEntries(texts) as Texts;
}

/** Time for which the number of a registered claim is shown again after a reload. */
const STORED_CLAIM_MS = 5 * 60_000;

/** A recently registered claim. */
interface StoredClaim {
  readonly claimId: string;
  /** Kind of event, in a word: determines the required documents. */
  readonly eventKind: string;
}

/** A registered claim in session storage: its number and subject, without personal data (SPEC-30). */
const storedClaim = (client: ApiClient) =>
  storedValue<StoredClaim & { readonly storedAtMs: number }>(
    storageKeyFor(client, "registered-claim"),
    {
      area: "session",
      parse: ({ claimId, storedAtMs, eventKind = "" }) =>
        typeof claimId === "string" &&
        typeof storedAtMs === "number" &&
        typeof eventKind === "string"
          ? { claimId, storedAtMs, eventKind }
          : undefined,
      maxAge: { ms: STORED_CLAIM_MS, since: ({ storedAtMs }) => storedAtMs },
    },
  );

/** Stores a registered claim. */
export function storeClaim(client: ApiClient, claim: StoredClaim): void {
  storedClaim(client).write({ ...claim, storedAtMs: Date.now() });
}

/** Clears the claim, so that another one can be made. */
export function clearClaim(client: ApiClient): void {
  storedClaim(client).remove();
}

/** The claim that was registered within the last 5 minutes, and after `sinceMs` where that is given. */
export function readStoredClaim(client: ApiClient, sinceMs = 0): StoredClaim | undefined {
  const stored = storedClaim(client).read();
  return stored && stored.storedAtMs > sinceMs ? stored : undefined;
}
