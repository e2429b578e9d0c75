import { claimNumber, formatDate, type Language, operatorName } from "@sughurta/domain";
import { joinFullName } from "@sughurta/domain/person";
import { TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import * as z from "zod/mini";
import { CONTENT_KINDS, type ContentKind } from "#src/content/schema/content-schemas.ts";
import type { Permission } from "#src/desk/access/permissions.ts";
import { suspendedTexts } from "#src/desk/texts/suspended-texts.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { DELIVERY_KINDS, SUSPENDED_DECISIONS } from "#src/platform/restore/delivery-kinds.ts";
import { decimalText } from "#src/platform/texts/amount-text.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { TwoPeopleKind } from "#src/platform/two-people/two-people.ts";
import { proposalTexts } from "./proposal-texts.ts";

/** A kind of change that is proposed and confirmed; a stored change is validated before it is used. */
interface ProposalKind<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Schema of a stored change. */
  readonly schema: Schema;
  /** Permission to propose, confirm and reject. */
  readonly permission: Permission;
  /** Permission to see open proposals. */
  readonly seenWith: Permission;
  /** Page of the changed record, below the desk path. */
  readonly page: (change: unknown) => string;
  /** The change in words, without personal data. */
  readonly describe: (change: unknown, language: Language) => string;
  /** Message to a customer, personal data; "" if the change sends none. */
  readonly message: (change: unknown) => string;
}

interface KindOf<Change> {
  readonly permission: Permission;
  readonly seenWith: Permission;
  readonly page: (change: Change) => string;
  readonly describe: (change: Change, language: Language) => string;
  readonly message?: (change: Change) => string;
}

function kind<Schema extends z.ZodMiniType>(
  schema: Schema,
  { page, describe, message = () => "", ...permissions }: KindOf<z.output<Schema>>,
): ProposalKind<Schema> {
  return {
    ...permissions,
    schema,
    page: (change) => page(schema.parse(change)),
    describe: (change, language) => describe(schema.parse(change), language),
    message: (change) => message(schema.parse(change)),
  };
}

const CLAIMS = { permission: "decideClaims", seenWith: "seeClaims" } as const;

const PRICES = { permission: "decidePrices", seenWith: "seePrices" } as const;

const couponSchema = z.object({
  code: z.string(),
  kind: z.enum(["percent", "fixed"]),
  value: z.number(),
  productCodes: z.array(z.string()),
  validFrom: z.string(),
  validTo: z.string(),
  useLimit: z.optional(z.number()),
});

const contentKindSchema = z.custom<ContentKind>((value) =>
  CONTENT_KINDS.some((one) => one === value),
);

/** A version of an item of content to publish. */
const versionSchema = z.object({
  contentKind: contentKindSchema,
  slug: z.string(),
  /** Saved version to publish; null to take the item off the site. */
  version: z.nullable(z.number()),
  /** The newest version when it was proposed: a later one has to be looked at first. */
  basedOn: z.number(),
  publishing: z.union([z.literal("now"), z.object({ on: z.string() })]),
});

const VERSION = {
  page: ({ contentKind, slug }: z.output<typeof versionSchema>) =>
    `/content/${contentKind}/history?${new URLSearchParams({ slug })}`,
  describe(
    { contentKind, slug, version, publishing }: z.output<typeof versionSchema>,
    language: Language,
  ) {
    const texts = proposalTexts[language];
    const what = version === null ? texts.takeOff : fill(texts.version, { version });
    const day =
      publishing === "now" ? "" : `, ${fill(texts.from, { day: formatDate(publishing.on) })}`;
    return `${contentKind}/${slug}: ${what}${day}`;
  },
};

const personShape = {
  lastName: z.string(),
  firstName: z.string(),
  patronymic: z.string(),
  birthDate: z.string(),
  docSeries: z.optional(z.string()),
  docNumber: z.optional(z.string()),
};

/** A wanted correction of a policy, personal data. */
const correctionSchema = z.object({
  policyNumber: z.string(),
  corrections: z.number(),
  data: z.object({
    holder: z.object(personShape),
    email: z.string(),
    phone: z.string(),
    insured: z.array(z.object(personShape)),
    drivers: z.optional(
      z.array(z.object({ ...personShape, licenceDate: z.string(), at: z.optional(z.number()) })),
    ),
    vehicle: z.optional(z.object({ plate: z.string(), vin: z.optional(z.string()) })),
    startDate: z.string(),
    endDate: z.string(),
  }),
});

/** Kinds of changes that are stored as proposals; prices, tariffs, roles and refunds have proposals of their own. */
export const PROPOSAL_KINDS = {
  payout: kind(z.object({ claimId: z.uuid(), paidDiram: z.number(), message: z.string() }), {
    ...CLAIMS,
    page: ({ claimId }) => `/claims/${claimId}`,
    describe: ({ claimId, paidDiram }, language) =>
      `${claimNumber(claimId)}: ${moneyText(paidDiram, "TJS", language)}`,
    message: ({ message }) => message,
  }),
  reopening: kind(z.object({ claimId: z.uuid(), message: z.string() }), {
    ...CLAIMS,
    page: ({ claimId }) => `/claims/${claimId}`,
    describe: ({ claimId }) => claimNumber(claimId),
    message: ({ message }) => message,
  }),
  coupon: kind(couponSchema, {
    ...PRICES,
    page: () => "/coupons",
    describe({ code, kind: of, value, productCodes, validFrom, validTo, useLimit }, language) {
      const texts = proposalTexts[language].coupon;
      const size = of === "percent" ? `${decimalText(value, language)}\u00a0%` : `${value} TJS`;
      const limit = useLimit === undefined ? texts.noLimit : fill(texts.limit, { useLimit });
      const products = productCodes.length > 0 ? productCodes.join(", ") : texts.everyProduct;
      return `${code}: −${size}, ${limit}, ${products}, ${formatDate(validFrom)} – ${formatDate(validTo)}`;
    },
  }),
  rate: kind(
    z.object({ currency: z.enum(TRAVEL_CURRENCIES), tjs: z.number(), validFrom: z.string() }),
    {
      ...PRICES,
      page: () => "/rates",
      describe: ({ currency, tjs, validFrom }, language) =>
        `${currency} = ${decimalText(tjs, language)} TJS, ${fill(proposalTexts[language].from, { day: formatDate(validFrom) })}`,
    },
  ),
  commission: kind(
    z.object({
      partnerCode: z.string(),
      productCode: z.string(),
      percent: z.number(),
      validFrom: z.string(),
    }),
    {
      permission: "decidePrices",
      seenWith: "seePartners",
      page: ({ partnerCode }) => `/partners/${partnerCode}`,
      describe: ({ partnerCode, productCode, percent, validFrom }, language) =>
        [
          `${partnerCode}: ${decimalText(percent, language)}\u00a0%`,
          productCode || proposalTexts[language].coupon.everyProduct,
          fill(proposalTexts[language].from, { day: formatDate(validFrom) }),
        ].join(", "),
    },
  ),
  promise: kind(versionSchema, {
    permission: "editContent",
    seenWith: "seeContent",
    ...VERSION,
  }),
  box: kind(versionSchema, { permission: "decidePrices", seenWith: "seeContent", ...VERSION }),
  correction: kind(correctionSchema, {
    permission: "correctPolicies",
    seenWith: "seePolicies",
    page: ({ policyNumber }) => `/policies/${policyNumber}`,
    describe: ({ policyNumber }) => policyNumber,
    message: ({ data: { holder, insured, drivers = [], vehicle } }) =>
      [holder, ...insured, ...drivers]
        .map((person) => `${joinFullName(person)}, ${formatDate(person.birthDate)}`)
        .concat(vehicle ? [vehicle.plate, vehicle.vin ?? ""] : [])
        .filter(Boolean)
        .join("; "),
  }),
  monthClosing: kind(
    z.object({ reconciliationId: z.uuid(), operator: z.string(), month: z.string() }),
    {
      permission: "reconcileStatements",
      seenWith: "seeRegisters",
      page: ({ reconciliationId }) => `/registers/statements/${reconciliationId}`,
      describe: ({ operator, month }, language) =>
        `${operatorName(operator, language)}, ${month.split("-").toReversed().join(".")}`,
    },
  ),
  sanctionsList: kind(
    z.object({
      listId: z.uuid(),
      version: z.number(),
      fileName: z.string(),
      entries: z.number(),
    }),
    {
      permission: "manageSanctions",
      seenWith: "seeChecks",
      page: () => "/sanctions",
      describe({ version, fileName, entries }, language) {
        const texts = proposalTexts[language];
        const people = fill(texts.listPeople, { count: entries });
        return `${fileName}: ${fill(texts.version, { version })}, ${people}`;
      },
    },
  ),
  suspendedDeliveries: kind(
    z.object({ kind: z.enum(DELIVERY_KINDS), decision: z.enum(SUSPENDED_DECISIONS) }),
    {
      permission: "decideSuspended",
      seenWith: "seeSuspended",
      page: () => "/held",
      describe({ kind: of, decision }, language) {
        const texts = suspendedTexts[language];
        return `${texts.kinds[of]}: ${texts.decisions[decision]}`;
      },
    },
  ),
  erasure: kind(z.object({ requestId: z.uuid(), person: z.string() }), {
    permission: "handlePeople",
    seenWith: "handlePeople",
    page: ({ requestId, person }) => `/people/${requestId}?person=${encodeURIComponent(person)}`,
    describe: ({ requestId }) => `#${requestId.slice(0, 8)}`,
  }),
} as const satisfies { readonly [Kind in TwoPeopleKind]?: ProposalKind };

/** A kind of change that is stored as a proposal. */
export type StoredKind = keyof typeof PROPOSAL_KINDS;

/** Whether a stored proposal is of a known kind; one of a later version of the service may not be. */
export const isStoredKind = (name: string): name is StoredKind =>
  Object.hasOwn(PROPOSAL_KINDS, name);

/** All kinds of stored proposals. */
export const STORED_KINDS = Object.keys(PROPOSAL_KINDS).filter(isStoredKind);
