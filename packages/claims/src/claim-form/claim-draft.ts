import type { DraftDefinition } from "@sughurta/order/draft";
import { type ClaimValues, EMPTY_CLAIM } from "./claim-schema.ts";
import type { Question } from "./questions.ts";

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
    read: (stored) => textsOf<Choices>(stored, CHOICES),
    open: (choices) => ({ ...EMPTY_CLAIM, ...choices }),
  },
  servicePart: {
    of: ({ note, fullName, phone, email }) => ({ note, fullName, phone, email }),
    read: (stored) => textsOf<Identity>(stored, IDENTITY),
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
function textsOf<Texts extends Readonly<Record<string, string>>>(
  stored: object,
  names: readonly (keyof Texts & string)[],
): Texts | undefined {
  const known = new Map<string, unknown>(Object.entries(stored));
  const texts = names.map((name) => [name, known.get(name)] as const);
  if (texts.some(([, text]) => typeof text !== "string")) return undefined;
  return Object.fromEntries(texts) as Texts;
}
